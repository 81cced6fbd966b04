import { fileURLToPath } from 'node:url';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import type { Plugin } from 'vite';
import { compile } from '#compiler/compile.ts';
import { formVariants } from '#compiler/forms/formVariants.ts';
import { loadFileTree } from '#compiler/load.ts';
import { FORM_FORMATS } from '#contract/forms/formFormats.ts';
import { loadCachedSchemas } from './cachedSchemas.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The virtual module: a loader for each validator, by the name of its schema. */
const INDEX = 'virtual:form-validators';

/** Prefix of one validator's module, followed by the name of its schema. */
const ONE = `${INDEX}/`;

/** Returns the schema of every form variant, by name. */
function schemas(): Map<string, object> {
  loadCachedSchemas(ROOT);
  const { config, problems } = compile(loadFileTree(ROOT));
  if (config === undefined) throw new Error(`The config has ${problems.length} problems; run npm run check.`);
  const found = new Map<string, object>();
  for (const form of config.forms.values()) {
    for (const [name, { schema }] of formVariants(form, config.brands.keys())) found.set(name, schema);
  }
  return found;
}

function indexCode(names: Iterable<string>): string {
  const loaders = [...names].map((name) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(ONE + name)}),`);
  return `export const formValidators = {\n${loaders.join('\n')}\n};\n`;
}

/**
 * Returns the code of one validator as a module. Ajv writes CommonJS, since its names are not valid JavaScript names.
 */
function validatorCode(schema: object): string {
  const code = compileSchemaValidatorsCode(schema, {
    customFormats: FORM_FORMATS,
    ajvFormatOptions: false,
    ajvOptionsOverrides: { code: { lines: false } },
  });
  const modules = new Map<string, string>();
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_whole, path: string) => {
    const name = modules.get(path) ?? `module${modules.size}`;
    modules.set(path, name);
    return `unwrap(${name})`;
  });
  const imports = [...modules].map(([path, name]) => `import * as ${name} from ${JSON.stringify(path)};`);
  return `${imports.join('\n')}
function unwrap(module) { return module.default?.__esModule ? module.default : module; }
const exports = {};
${body}
export default exports;
`;
}

/**
 * Compiles the validators of all forms during the build: the page's policy forbids compiling in the browser. If the
 * config changes later, the form is only validated by the server until the next build.
 */
export function formValidators(): Plugin {
  let known: Map<string, object> | undefined;
  return {
    name: 'beranda:form-validators',
    resolveId: (id) => (id === INDEX || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined;
      known ??= schemas();
      if (id === `\0${INDEX}`) return indexCode(known.keys());
      const schema = known.get(id.slice(ONE.length + 1));
      if (schema === undefined) throw new Error(`No form has the schema ${id}.`);
      return validatorCode(schema);
    },
  };
}
