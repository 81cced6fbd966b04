// npm run config-diff -- <git ref>: prints what users gain and lose by the config of this folder, compared with the
// ref. Exits 1 if access is widened without an entry in config/accepted-widenings.yaml.
// npm run config-diff -- --ci: compares with the base of this checkout. Exits 2 if the history has no base.
import './lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { compile } from '#compiler/compile.ts';
import { readLeniently } from '#compiler/diff/configSources.ts';
import { diffConfigs } from '#compiler/diff/diffConfigs.ts';
import { formatDiff } from '#compiler/diff/formatDiff.ts';
import { judgeWidenings } from '#compiler/diff/judgeWidenings.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import { readTree } from '#compiler/parse/readTree.ts';
import { chooseBase } from './config-diff/chooseBase.ts';
import { readGitTree } from './config-diff/readGitTree.ts';
import { loadCachedSchemas } from './lib/cachedSchemas.ts';
import { requireCommit } from './lib/git.ts';
import { UsageError } from './lib/UsageError.ts';

const USAGE = 'npm run config-diff -- <git ref>, such as main or HEAD~3';

/** Prints the differences from a commit. Returns whether all widenings have been accepted. */
function printDiff(tree: FileTree, root: string, commit: string): boolean {
  const changes = diffConfigs(readLeniently(readGitTree(root, commit)), readLeniently(tree));
  const judgement = judgeWidenings(changes, readTree(tree).draft.accepted);
  process.stdout.write(formatDiff(changes, judgement, new Date().toISOString().slice(0, 10)));
  return judgement.refused.length === 0;
}

function run(argv: readonly string[]): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  loadCachedSchemas(root);
  const [ref] = argv;
  if (ref === undefined || argv.length > 1) throw new UsageError(USAGE);
  const tree = loadFileTree(root);
  const { config, problems } = compile(tree);
  // Otherwise unreadable files would look deleted.
  if (config === undefined)
    throw new UsageError(`The config has ${problems.length} problems. Mend what npm run check names first.`);
  const { reviewed_until } = readTree(tree).draft.accepted?.value ?? {};
  const base = ref === '--ci' ? chooseBase(root, reviewed_until, process.env) : requireCommit(root, ref);
  console.log(`Since ${base.slice(0, 12)}:\n`);
  if (!printDiff(tree, root, base)) process.exitCode = 1;
}

try {
  run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
