import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { root } from '../lib/run.mjs';
import config from '../vitest.config.ts';
import { type Mutant, plant } from './findMutants.ts';

/** Tests of these need neither a filled database nor a browser. */
const TESTS = ['src/**/*.test.{ts,tsx}', 'tests/{config,architecture}/**/*.test.ts'];

/** Replaces a module by its mutant in test runs; nothing is written to disk. */
class Planter {
  private mutant: Mutant | undefined;
  readonly plugin: Plugin = {
    name: 'beranda:mutant',
    enforce: 'pre',
    transform: (text, id) =>
      this.mutant && id.split('?')[0] === join(root, this.mutant.file) ? plant(text, this.mutant) : undefined,
  };

  plant(mutant: Mutant | undefined): void {
    this.mutant = mutant;
  }
}

function failedIn(module: TestModule): readonly { readonly message: string }[] {
  return [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
}

/** A test runner that stays open, so that a mutant costs no more than its tests. */
export class MutantRunner {
  /** The first error of the last run, if it did not pass. */
  firstError: string | undefined;

  private constructor(
    private readonly vitest: Vitest,
    private readonly planter: Planter,
  ) {}

  static async open(): Promise<MutantRunner> {
    const planter = new Planter();
    // One project instead of those of the config, since plugins that are passed here would not reach those.
    const { projects: _, ...shared } = config.test ?? {};
    const vitest = await createVitest(
      'test',
      {
        ...shared,
        config: false,
        root,
        watch: false,
        // One failing test kills a mutant.
        bail: 1,
        reporters: [{}],
        include: TESTS,
        setupFiles: ['tests/helpers/failOnConsole.ts', 'scripts/mutate/endLongRun.ts'],
        testTimeout: 30_000,
      },
      { plugins: [...(config.plugins ?? []), planter.plugin], cacheDir: config.cacheDir ?? '' },
    );
    return new MutantRunner(vitest, planter);
  }

  /** Returns whether the tests pass with a mutant, or without one. */
  async pass(tests: readonly string[], mutant?: Mutant): Promise<boolean> {
    this.planter.plant(mutant);
    if (mutant) this.forget(mutant);
    const files = tests.map((test) => join(root, test));
    const specifications = (await this.vitest.globTestSpecifications([...files])).filter(({ moduleId }) =>
      files.includes(moduleId),
    );
    const result = await this.vitest.runTestSpecifications(specifications);
    this.planter.plant(undefined);
    if (mutant) this.forget(mutant);
    // The result contains earlier runs as well.
    const modules = result.testModules.filter(({ moduleId }) => files.includes(moduleId));
    this.firstError = modules.flatMap((module) => [...module.errors(), ...failedIn(module)])[0]?.message;
    return modules.length > 0 && result.unhandledErrors.length === 0 && modules.every((module) => module.ok());
  }

  private forget({ file }: Mutant): void {
    this.vitest.invalidateFile(join(root, file));
    for (const project of this.vitest.projects) {
      for (const module of project.vite.moduleGraph.getModulesByFile(join(root, file)) ?? [])
        project.vite.moduleGraph.invalidateModule(module);
    }
  }

  close(): Promise<void> {
    return this.vitest.close();
  }
}
