// Replaces the package object.entries in the browser build: every supported browser has Object.entries.
module.exports = Object.entries;
