import { type Command, InvalidArgumentError } from 'commander';
import type { Settings } from '../platform/settings.ts';
import { raiseSeries, readSeries } from '../shopping/invoices/store.ts';
import { atWork, CommandError, type CommonOptions, recorded, report } from './shell.ts';

interface GivenNumber {
  readonly series: string;
  readonly number: number;
}

/** Numbers of invoices, credit notes and quotes: a restored database does not know of those that were given out after its backup. */
export function addNumberCommands(orders: Command, settings: () => Settings): void {
  orders
    .command('numbers')
    .description('Show the last number that invoices, credit notes and quotes were given.')
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions) => {
      const all = await atWork(settings(), ({ database: { executor } }) => readSeries(executor));
      report(
        {
          facts: { series: all },
          lines: all.map(
            ({ series, kind, last_number: last }) =>
              `${kind.replace('_', ' ').padEnd(11)}  ${last === 0 ? `none of ${series} yet` : `${series}-${last}`}`,
          ),
        },
        options,
      );
    });
  orders
    .command('raise-number')
    .argument(
      '<number>',
      'the last that was given out, as it stands on the document, such as MED-140',
      numberOf,
    )
    .description(
      'Have the numbers of invoices, credit notes or quotes go on after one that a restore has forgotten.',
    )
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action((given: GivenNumber, options: CommonOptions & { dryRun?: true }) =>
      raise(settings(), given, options),
    );
}

async function raise(
  settings: Settings,
  { series, number }: GivenNumber,
  options: CommonOptions & { dryRun?: true },
): Promise<void> {
  const isDry = options.dryRun === true;
  const former = await atWork(settings, ({ database }) =>
    recorded(
      database,
      async (executor) => {
        const last = await raiseSeries(executor, series, number);
        if (last === undefined) throw new CommandError(`There is no series ${series}.`);
        if (last > number)
          throw new CommandError(`${series}-${last} was given out already: numbers are never lowered.`);
        return last;
      },
      (last) =>
        last === number
          ? undefined
          : {
              action: 'numbers.raised',
              object: { kind: 'series', id: series },
              details: { from: last, to: number },
            },
      { isDry },
    ),
  );
  report(
    {
      facts: { series, last_number: number, former, raised: !isDry && former !== number },
      lines: [
        former === number
          ? `${series}-${number} is the last number already.`
          : `${isDry ? 'Would raise' : 'Raised'} ${series} from ${former} to ${number}: next comes ${series}-${number + 1}.`,
      ],
    },
    options,
  );
}

/** Reads a document's number that a person typed. */
function numberOf(text: string): GivenNumber {
  const [, series, number] = /^([A-Z]{1,10})-(\d{1,9})$/.exec(text) ?? [];
  if (series === undefined) throw new InvalidArgumentError('It must be as on the document, such as MED-140.');
  return { series, number: Number(number) };
}
