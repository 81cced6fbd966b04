import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function linesOf(file: string): number {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}

function filesBelow(folder: string, ending: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => ending.test(name) && !name.includes('.test.')).map((name) => join(folder, name));
}

function print(name: string, config: number, schema: number): void {
  console.log(`${name.padEnd(32)} ${String(config).padStart(6)} ${String(schema).padStart(6)}`);
}

/** Prints the lines of config and schema of each form, without empty ones, and of the code that all forms share. */
export function printFormLines(root: string): void {
  const forms = filesBelow(join(root, 'config/forms'), /\.yaml$/).sort();
  console.log('Lines of each form'.padEnd(32), 'config'.padStart(6), 'schema'.padStart(6));
  let [config, schema] = [0, 0];
  for (const file of forms) {
    const name = file.replace(/^.*[\\/]|\.yaml$/g, '');
    const [own, checked] = [linesOf(file), linesOf(join(root, `schemas/forms/${name}.schema.json`))];
    print(name, own, checked);
    config += own;
    schema += checked;
  }
  print(`All ${forms.length}`, config, schema);
  const code = ['src/runtime/forms', 'src/contract/forms'].flatMap((folder) =>
    filesBelow(join(root, folder), /\.(tsx?|css)$/),
  );
  const shared = code.reduce((sum, file) => sum + linesOf(file), 0);
  console.log(`Code that all of them share, widgets among it: ${shared} lines in ${code.length} files.`);
}
