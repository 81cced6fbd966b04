/**
 * Moves the clock of the global Date ahead by so many milliseconds. A proxy keeps the one prototype, which libraries
 * patch and compare. Runs in Node and, as text, in a page.
 */
function moveClock(ahead) {
  const now = () => Date.prototype.constructor.now() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

module.exports = { moveClock };
