import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

function checkName(source: Source<unknown>, key: string, name: string, expected: string): Problem[] {
  if (name === expected) return [];
  const what = `This file declares "${name}", but its name says "${expected}".`;
  return [problem('file-name', source.place([key]), what, `Write "${expected}", or rename the file.`)];
}

/** A file is found by its name: resources, pages and brands are called what their file or folder is called. */
export function checkFileNames(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources)
    problems.push(...checkName(source, 'resource', source.value.resource, name));
  for (const [name, source] of draft.pages) problems.push(...checkName(source, 'page', source.value.page, name));
  for (const [name, source] of draft.forms) problems.push(...checkName(source, 'form', source.value.form, name));
  for (const [name, { source }] of draft.packs) {
    if (source !== undefined) problems.push(...checkName(source, 'brand', source.value.brand, name));
  }
  return problems;
}
