// What npm start is to the server: it prepares, and then imports the program.
console.log('prepared');
await import('./server.ts');
