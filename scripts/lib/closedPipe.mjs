// Import for its effect, first in every command-line tool: when the reader of a pipe has closed it, such as `head` after
// its lines, the tool writes nothing more, finishes its work and ends with its own exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
