"""The felt as a widget: paints a `FeltView` over the layout's drawing and says what was touched.

The drawing is rendered once for each size and pixel ratio; after `set_view` only what changed is
painted again. Decides nothing and knows no rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.felt.bets import BetPainter
from ui.felt.boxes import BoxPainter
from ui.felt.canvas import Canvas, Geometry, Label
from ui.felt.cards import CardArt
from ui.felt.drawings import empty_felt
from ui.felt.glide import Glide
from ui.felt.keys import paint_key
from ui.felt.layout import TABLE_PLACES, Layout
from ui.felt.loose import loose_place, paint_loose
from ui.felt.needed import check_places
from ui.felt.papers import paint_papers, papers_place
from ui.felt.placing import HandPlaces, cards_of, place_dealer, place_hands
from ui.felt.spoken import felt_in_words
from ui.felt.spread import spread
from ui.felt.table import TablePainter
from ui.felt.training import marked_as_training
from ui.parts.chips import DEFAULT_CHIPS, ChipArt, ChipStyle
from ui.parts.painting import painted
from ui.theme.style import screen_touch_px
from ui.theme.tokens import TOKENS, Tokens, on_felt
from ui.views.felt import DEALER, CardRef, FeltView, place_id

PULSE_MS: Final = 550
GLOW_UNITS: Final = 14.0
"""How far a frame's glow and a plate reach beyond their place, in drawing units."""
LOOSE: Final = "loose"
"""The part of the felt for cards that are in no Hand."""
PAPERS: Final = "papers"
"""The part for the requests of fills and credits."""


class FeltWidget(QWidget):
    """The felt.

    A tap gives exactly one signal, the first that fits: `card_tapped` on a card; `place_tapped` on
    the place of a Bet, of the Dealer, the shoe or the discards; `box_tapped` in a box.
    """

    box_tapped = Signal(int)
    """The number of the box."""
    place_tapped = Signal(str)
    """The place's id: `box-3.rws-pairs`."""
    card_tapped = Signal(object)
    """A `CardRef`."""
    key_tapped = Signal(int)
    """The number of the box whose key was touched; only a box with a key has one."""
    region_painted = Signal(object)
    """The `QRectF` that was just painted. It serves to measure the time from card to picture."""

    def __init__(
        self,
        layout: Layout,
        *,
        tokens: Tokens = TOKENS,
        chips: Sequence[ChipStyle] = DEFAULT_CHIPS,
        four_colour: bool = False,
        motion: bool = True,
        training: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """With `motion` a card glides to its place, and the place of the next one pulses."""
        super().__init__(parent)
        self._training = training
        self._plain = tokens
        self._four_colour = four_colour
        self._chips = ChipArt(tokens.type.family, chips)
        self._take(layout)
        self._view = FeltView()
        self._geometry = Geometry(layout, 1, 1)
        self._background = QPixmap()
        self._hand_places: dict[int, tuple[HandPlaces, ...]] = {}
        self._labels: dict[str, tuple[Label, ...]] = {}
        self._lit = True
        self._glide = Glide(self) if motion else None
        if self._glide is not None:
            self._glide.moved.connect(self._paint_again)
        self._pulse = QTimer(self) if motion else None
        if self._pulse is not None:
            self._pulse.setInterval(PULSE_MS)
            self._pulse.timeout.connect(self._on_pulse)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(640, 250)

    # What the window asks and tells

    @property
    def boxes(self) -> int:
        """How many boxes the drawing has."""
        return self._layout.boxes

    @property
    def view(self) -> FeltView:
        """The view that is shown now."""
        return self._view

    @property
    def is_pulsing(self) -> bool:
        """Say whether the place of the next card pulses now."""
        return self._pulse is not None and self._pulse.isActive()

    @property
    def is_gliding(self) -> bool:
        """Say whether a card is on its way to its place now."""
        return self._glide is not None and self._glide.lifted is not None

    def set_view(self, view: FeltView) -> None:
        """Show `view`; only what differs from the last one is painted again.

        Raises `ValueError` for a box, a kind of Bet or a Hand that the drawing does not have.
        """
        check_places(self._layout, view)
        old, self._view = self._view, view
        if QAccessible.isActive():  # somebody listens
            self.setAccessibleName(felt_in_words(view))
        before = self._hand_places
        cards_before = cards_of(before)
        reached = {number: self._reach(f"box-{number}") for number in self._hand_places if number}
        self._lit = True
        self._place_all()
        due = {due.box for due in (old.due, view.due) if due is not None and old.due != view.due}
        for number in range(1, self._layout.boxes + 1):
            moved = before.get(number) != self._hand_places[number]
            if moved or number in due or old.box(number) != view.box(number):
                reach = self._reach(f"box-{number}")
                self.update(reach.united(reached.get(number, reach)))
        if DEALER in due or old.dealer != view.dealer:
            self.update(self._reach("dealer"))
        for name, changed in (
            ("shoe", old.shoe != view.shoe),
            ("discard", old.discards != view.discards),
            (LOOSE, old.loose != view.loose),
            (PAPERS, old.papers != view.papers),
        ):
            if changed:
                self.update(self._reach(name))
        self._start_or_stop_pulse()
        if self._glide is not None and self.isVisible():
            shoe = self._geometry.rect("shoe").center()
            self._glide.follow(cards_before, cards_of(self._hand_places), shoe)

    def _paint_again(self, area: QRect) -> None:
        self.update(area)

    def _take(self, layout: Layout) -> None:
        self._layout = layout
        self._renderer = layout.renderer
        self._tokens = on_felt(self._plain, layout.deep)
        self._art = CardArt(self._tokens, four_colour=self._four_colour)

    def use_layout(self, layout: Layout) -> None:
        """Show the same table on this drawing, as after a change of the theme."""
        self._take(layout)
        self._geometry = Geometry(layout, self.width(), self.height())
        self._background = QPixmap()
        self._place_all()
        self.update()

    def set_chips(self, chips: Sequence[ChipStyle]) -> None:
        """Draw chips of these values and colours from now on."""
        self._chips = ChipArt(self._tokens.type.family, chips)
        self.update()

    def labels(self) -> dict[str, tuple[Label, ...]]:
        """Every text that is painted, by the part it belongs to: `box-3`, `dealer`, `shoe`…"""
        return dict(self._labels)

    def place_rect(self, name: str) -> QRectF:
        """The place with this id, in pixels of the widget. Raises `KeyError` if there is none."""
        return self._geometry.rect(name)

    def card_rects(self, box: int) -> tuple[tuple[QRectF, ...], ...]:
        """Where the cards of a box lie, Hand by Hand; box 0 is the Dealer's."""
        return tuple(places.fan.cards for places in self._hand_places.get(box, ()))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """The drawing at half its size."""
        size = self._layout.size
        return QSize(round(size.width() / 2), round(size.height() / 2))

    # Geometry

    def _place_all(self) -> None:
        view = self._view
        self._hand_places = {
            number: place_hands(
                self._geometry, view.box(number), view.due, spread(self._geometry, view, number)
            )
            for number in range(1, self._layout.boxes + 1)
        }
        self._hand_places[DEALER] = place_dealer(self._geometry, view.dealer, view.due)

    def _reach(self, name: str) -> QRect:
        """The area to paint again if this part of the felt changes."""
        glow = GLOW_UNITS * self._geometry.unit + 2
        made = {LOOSE: loose_place, PAPERS: papers_place}.get(name)
        place = self._geometry.rect(name) if made is None else made(self._geometry)
        if name.startswith("box-"):
            for places in self._hand_places.get(int(name.removeprefix("box-")), ()):
                place = place.united(places.cell)
        return place.adjusted(-glow, -glow, glow, glow).toAlignedRect()

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Fit the drawing to the new size."""
        super().resizeEvent(event)
        self._geometry = Geometry(self._layout, self.width(), self.height())
        self._background = QPixmap()
        self._labels.clear()
        self._place_all()
        if self._glide is not None:
            self._glide.end()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Let the place of the next card pulse."""
        super().showEvent(event)
        self._start_or_stop_pulse()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Stop the pulse while the felt is not seen."""
        super().hideEvent(event)
        self._start_or_stop_pulse()

    def event(self, event: QEvent) -> bool:
        """Render the drawing again for a screen with another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._background = QPixmap()
            self.update()
        return super().event(event)

    def _start_or_stop_pulse(self) -> None:
        if self._pulse is None:
            return
        wanted = self.isVisible() and self._view.due is not None
        if wanted and not self._pulse.isActive():
            self._pulse.start()
        elif not wanted:
            self._pulse.stop()

    def _on_pulse(self) -> None:
        due = self._view.due
        if due is None:
            return
        self._lit = not self._lit
        for places in self._hand_places.get(due.box, ()):
            if places.next_card is not None:
                self.update(places.next_card.toAlignedRect().adjusted(-1, -1, 1, 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """A tap counts when the finger comes down, not when it lifts."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._tap(event.position())
        event.accept()

    def _tap(self, point: QPointF) -> None:
        number = self.key_at(point)
        if number is not None:
            self.key_tapped.emit(number)
            return
        ref = self.card_at(point)
        if ref is not None:
            self.card_tapped.emit(ref)
            return
        name = self.place_at(point)
        if name is not None:
            self.place_tapped.emit(name)
            return
        for number in range(1, self._layout.boxes + 1):
            if self._geometry.rect(f"box-{number}").contains(point):
                self.box_tapped.emit(number)
                return

    def key_at(self, point: QPointF) -> int | None:
        """The box whose key is at a point; None if none is."""
        for box in self._view.boxes:
            if box.key and self._geometry.rect(place_id(box.number, "key")).contains(point):
                return box.number
        return None

    def card_at(self, point: QPointF) -> CardRef | None:
        """The card that is seen at a point; None if there is none."""
        for box, hand_places in self._hand_places.items():
            for hand, places in enumerate(hand_places):
                for index in range(len(places.fan.cards) - 1, -1, -1):
                    if places.fan.cards[index].contains(point):
                        return CardRef(box, hand, index)
        return None

    def place_at(self, point: QPointF) -> str | None:
        """The id of the place that a touch at this point means; None if it means none.

        A place smaller than a finger has a touch area around it; of several, the nearest is meant.
        """
        touch = screen_touch_px(self.screen(), self._tokens)
        found: tuple[float, str] | None = None
        for name in self._touchable():
            rect = self._geometry.rect(name)
            wide = max(0.0, (touch - rect.width()) / 2)
            high = max(0.0, (touch - rect.height()) / 2)
            if not rect.adjusted(-wide, -high, wide, high).contains(point):
                continue
            apart = point - rect.center()
            away = (apart.x() / rect.width()) ** 2 + (apart.y() / rect.height()) ** 2
            if found is None or away < found[0]:
                found = (away, name)
        return None if found is None else found[1]

    def _touchable(self) -> list[str]:
        names = list(TABLE_PLACES)
        for number in range(1, self._layout.boxes + 1):
            names += [place_id(number, kind) for kind in self._layout.kinds]
        return names

    # Painting

    @painted
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the parts that lie in the event's region."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._art.lifted = self._glide.lifted if self._glide is not None else None
        self._paint_background(painter, event.region())
        for name in self._parts():
            if event.region().intersects(self._reach(name)):
                self._paint_part(painter, name)
        if self._glide is not None:
            self._glide.paint(painter)
        painter.end()
        self.region_painted.emit(QRectF(event.region().boundingRect()))

    def _parts(self) -> list[str]:
        return ["shoe", "discard", LOOSE, PAPERS, "dealer"] + [
            f"box-{number}" for number in range(1, self._layout.boxes + 1)
        ]

    def _paint_background(self, painter: QPainter, region: QRegion) -> None:
        dpr = self.devicePixelRatioF()
        if self._background.isNull():
            self._background = self._render_background(dpr)
        rect = region.boundingRect()
        source = QRectF(rect.x() * dpr, rect.y() * dpr, rect.width() * dpr, rect.height() * dpr)
        painter.drawPixmap(QRectF(rect), self._background, source)

    def _render_background(self, dpr: float) -> QPixmap:
        felt = empty_felt(self._renderer, self.width(), self.height(), dpr)
        return marked_as_training(felt, self._tokens) if self._training else felt

    def _paint_part(self, painter: QPainter, name: str) -> None:
        canvas = Canvas(painter, self._geometry, self._tokens, self.devicePixelRatioF())
        strength = 1.0 if self._lit else 0.0
        table = TablePainter(canvas, self._art)
        if name == "dealer":
            table.dealer(self._view.dealer, self._hand_places[DEALER], strength)
        elif name == "shoe":
            table.shoe(self._view.shoe)
        elif name == "discard":
            table.discards(self._view.discards)
        elif name == LOOSE:
            paint_loose(canvas, self._art, self._view.loose)
        elif name == PAPERS:
            paint_papers(canvas, self._view.papers)
        else:
            box = self._view.box(int(name.removeprefix("box-")))
            BetPainter(canvas, self._chips).paint(box, self._layout.kinds)
            BoxPainter(canvas, self._art).paint(box, self._hand_places[box.number], strength)
            paint_key(canvas, box)
        self._labels[name] = tuple(canvas.labels)
