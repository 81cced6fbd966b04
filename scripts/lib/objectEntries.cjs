// Stands for the package object.entries in the browser's build: every browser that we build for has it.
module.exports = Object.entries;
