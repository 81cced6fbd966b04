import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { root } from '../lib/run.mjs';
import config from '../vitest.config.ts';
import { type Fault, plant } from './findMutants.ts';

/** Tests of these need neither a filled database nor a browser. */
const TESTS = ['src/**/*.test.{ts,tsx}', 'tests/{config,architecture}/**/*.test.ts'];

/** Gives test files a module with a fault in it; nothing is written to disk. */
class Planter {
  private fault: Fault | undefined;
  readonly plugin: Plugin = {
    name: 'beranda:planted-fault',
    enforce: 'pre',
    transform: (text, id) =>
      this.fault && id.split('?')[0] === join(root, this.fault.file) ? plant(text, this.fault) : undefined,
  };

  plant(fault: Fault | undefined): void {
    this.fault = fault;
  }
}

function failedIn(module: TestModule): readonly { readonly message: string }[] {
  return [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
}

/** A test runner that stays open, so that a fault costs no more than its tests. */
export class MutantRunner {
  /** Why the last run did not pass. */
  firstError: string | undefined;

  private constructor(
    private readonly vitest: Vitest,
    private readonly planter: Planter,
  ) {}

  static async open(): Promise<MutantRunner> {
    const planter = new Planter();
    // One project instead of those of the config: plugins that are given here would not reach them.
    const { projects: _, ...shared } = config.test ?? {};
    const vitest = await createVitest(
      'test',
      {
        ...shared,
        config: false,
        root,
        watch: false,
        reporters: [{}],
        include: TESTS,
        setupFiles: ['tests/helpers/failOnConsole.ts'],
        testTimeout: 30_000,
      },
      { plugins: [...(config.plugins ?? []), planter.plugin], cacheDir: config.cacheDir ?? '' },
    );
    return new MutantRunner(vitest, planter);
  }

  /** Whether the tests pass with a fault in place, or as the code is without one. */
  async pass(tests: readonly string[], fault?: Fault): Promise<boolean> {
    this.planter.plant(fault);
    if (fault) this.forget(fault);
    const files = tests.map((test) => join(root, test));
    const specifications = (await this.vitest.globTestSpecifications([...files])).filter(({ moduleId }) =>
      files.includes(moduleId),
    );
    const result = await this.vitest.runTestSpecifications(specifications);
    this.planter.plant(undefined);
    if (fault) this.forget(fault);
    // Besides those of this run the result has those of earlier runs.
    const modules = result.testModules.filter(({ moduleId }) => files.includes(moduleId));
    this.firstError = modules.flatMap((module) => [...module.errors(), ...failedIn(module)])[0]?.message;
    return modules.length > 0 && result.unhandledErrors.length === 0 && modules.every((module) => module.ok());
  }

  private forget({ file }: Fault): void {
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
