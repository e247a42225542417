// Gives the server the key that was typed, or that stands behind the # of the address. What stands
// there is sent to no server by itself, and taken out of the address before anything else.
"use strict";
const said = document.getElementById("said");
const key = document.getElementById("key");

async function enter() {
  try {
    const answer = await fetch("enter", { method: "POST", body: key.value.trim() });
    if (answer.ok) location.reload();
    else said.textContent = said.dataset.wrong;
  } catch {
    said.textContent = said.dataset.away;
  }
}

document.getElementById("enter").addEventListener("submit", (event) => {
  event.preventDefault();
  enter();
});
function takeFromAddress() {
  if (location.hash.length < 2) return;
  key.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  enter();
}

addEventListener("hashchange", takeFromAddress);
takeFromAddress();
