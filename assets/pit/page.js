// Shows what the server sends: first everything, then what has changed. Everything is put in as
// text. If nothing has come for a while, the page says that what it shows is old.
"use strict";
const OLD_MS = 6000;
const AGAIN_MS = 5000;
const byId = (id) => document.getElementById(id);
const trouble = byId("trouble");
const cards = new Map();
let heard = Date.now();

function line(kind, text, tag = "p") {
  const made = document.createElement(tag);
  made.className = kind;
  made.textContent = text;
  return made;
}

function fill(place, view) {
  place.className = `card ${view.tone}`;
  const lamps = line("lamps", "", "p");
  for (const [lamp, text] of [[view.reader_lamp, view.reader], [view.printer_lamp, view.printer]])
    if (text && lamp !== "off") lamps.append(line(`lamp ${lamp}`, text, "span"));
  place.replaceChildren(
    line("name", view.table, "h3"), line("mark", view.call), line("complete", view.complete),
    line("game", view.game), line("result", view.result), line("explained", view.explained), line("round", view.round),
    line("pace", view.pace), line("dealer", view.dealer), line("shoe", view.shoe),
    line("limits", view.limits), lamps);
}

function row(call) {
  const made = line(`call ${call.tone}`, "", "li");
  made.append(line("title", call.title, "h3"), line("cause", call.cause),
    line("consequence", call.consequence), line("action", call.action));
  return made;
}

function show(news) {
  heard = Date.now();
  byId("now").textContent = news.now;
  byId("complete").textContent = news.complete;
  byId("complete").classList.toggle("good", news.is_complete);
  say(news.trouble);
  for (const view of news.cards) {
    if (!cards.has(view.table)) cards.set(view.table, document.createElement("article"));
    fill(cards.get(view.table), view);
  }
  if (news.tables) {
    for (const name of [...cards.keys()]) if (!news.tables.includes(name)) cards.delete(name);
    byId("tables").replaceChildren(...news.tables.map((name) => cards.get(name)));
  }
  if (news.calls) {
    byId("calls-head").textContent = news.calls_head;
    byId("call-list").replaceChildren(...news.calls.map(row));
  }
}

function say(text) {
  trouble.textContent = text;
  trouble.hidden = !text;
  document.body.classList.toggle("old", Boolean(text));
}

const source = new EventSource("events");
source.onmessage = (event) => show(JSON.parse(event.data));
source.onerror = () => {
  say(trouble.dataset.old);
  if (source.readyState === EventSource.CLOSED) {
    setTimeout(() => location.reload(), AGAIN_MS); // the key may be asked for again
  }
};
setInterval(() => {
  if (Date.now() - heard > OLD_MS) say(trouble.dataset.old);
}, 1000);
