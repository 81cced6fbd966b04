import { availableParallelism, loadavg } from 'node:os';
import { compareFigures } from './compareFigures.ts';
import { formatChanges } from './formatChanges.ts';
import { takeFigures } from './keptFigures.ts';
import { lastOfOthers } from './mergeResults.ts';
import type { MeasuredAt, PartResult } from './PartResult.ts';
import { readResults, saveResult } from './resultFiles.ts';
import { stateOf } from './stateOf.ts';

/** The results of a run: those of each part are in the commit's file as soon as it ends. */
export class Results {
  private readonly commit: string;
  private readonly measured: MeasuredAt[] = [];

  constructor(private readonly root: string) {
    this.commit = stateOf(root);
  }

  /** Runs a part and keeps the figures that it prints. */
  async measure(part: string, options: PartResult['options'], work: () => Promise<void>): Promise<void> {
    takeFigures();
    await work();
    const [load = Number.NaN] = loadavg();
    const machine = { cores: availableParallelism(), load, node: process.version };
    const result = { part, date: new Date().toISOString(), machine, options, figures: takeFigures() };
    const measured = { commit: this.commit, result };
    saveResult(this.root, measured);
    this.measured.push(measured);
  }

  /** Prints how the figures of each part differ from those of the commit that was measured before. */
  printChanges(): void {
    const all = readResults(this.root);
    for (const measured of this.measured) {
      const { part, figures } = measured.result;
      const last = lastOfOthers(all, measured);
      if (last === undefined) {
        console.log(`\n${part}: no other commit has been measured with these options.`);
        continue;
      }
      const { date, machine } = last.result;
      console.log(
        `\n${part}: from ${last.commit} (${date.slice(0, 16).replace('T', ' ')} UTC, Node ${machine.node}) to ${this.commit}`,
      );
      for (const line of formatChanges(compareFigures(last.result.figures, figures))) console.log(line);
    }
  }
}
