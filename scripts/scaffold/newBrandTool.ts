import { loadFileTree } from '#compiler/load.ts';
import { loadCachedSchemas } from '../lib/cachedSchemas.ts';
import { exitCodeOf } from '../lib/exitCodeOf.ts';
import { humanise } from './addWords.ts';
import { applyFiles } from './applyFiles.ts';
import { currentConfig } from './currentConfig.ts';
import { newBrand } from './newBrand.ts';
import { Prompter } from './Prompter.ts';

const OPTIONS = ['brand', 'name', 'kind', 'domain', 'support-email', 'accent'];

const USAGE = `npm run new-brand [-- --brand lentera --name "Lentera Pay" --kind white-label --domain pay.lentera.example
  --support-email bantuan@lentera.example --accent "#0f766e"]
Prompts for missing options.`;

function mustMatch(pattern: RegExp, words: string): (answer: string) => string | undefined {
  return (answer) => (pattern.test(answer) ? undefined : `Write ${words}.`);
}

async function run(root: string, prompter: Prompter): Promise<void> {
  loadCachedSchemas(root);
  const tree = loadFileTree(root);
  const config = currentConfig(tree);
  const id = await prompter.prompt({
    option: 'brand',
    text: 'What is its folder called?',
    validate: mustMatch(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'),
  });
  const kind = await prompter.prompt({
    option: 'kind',
    text: 'Is it a brand of our own, or white-label?',
    otherwise: 'white-label',
    validate: mustMatch(/^(own|white-label)$/, 'own or white-label'),
  });
  const files = newBrand(tree, {
    id,
    kind: kind === 'own' ? 'own' : 'white-label',
    name: await prompter.prompt({ option: 'name', text: 'What do people call it?', otherwise: humanise(id) }),
    domain: await prompter.prompt({
      option: 'domain',
      text: 'On which host is its sign-in page?',
      validate: mustMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a host name, such as pay.lentera.example'),
    }),
    supportEmail: await prompter.prompt({
      option: 'support-email',
      text: 'Where do people write for help?',
      validate: mustMatch(/^[^@\s]+@[^@\s]+$/, 'an e-mail address'),
    }),
    accent: await prompter.prompt({
      option: 'accent',
      text: 'Its colour?',
      otherwise: '#0f766e',
      validate: mustMatch(/^#[0-9a-fA-F]{6}$/, '# and six hexadecimal digits'),
    }),
    poweredBy: config.brands.get('main')?.source.value.name ?? 'us',
  });
  applyFiles(root, tree, files, prompter.isDryRun);
  console.log(`
The config has no problems. Next:
- Put the brand's own logos in place of brands/${id}/logo.svg and logo-dark.svg: plain SVG, at most 64 KiB.
- Patch what its people see in brands/${id}/brand.yaml, and look: npm run explain -- transactions --brand ${id}
- Give a business the brand "${id}"; a host that leads here shows its sign-in page.`);
}

/** Runs a command line on a checkout, and returns its exit code. */
export function newBrandTool(root: string, argv: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const prompter = Prompter.of(argv, OPTIONS, USAGE);
    try {
      await run(root, prompter);
    } finally {
      prompter.close();
    }
  });
}
