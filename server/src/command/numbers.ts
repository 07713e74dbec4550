import { type Command, InvalidArgumentError } from 'commander';
import type { Settings } from '../platform/settings.ts';
import { raiseSeries, readSeries } from '../shopping/invoices/store.ts';
import { lastOrderNumber, raiseOrderNumber } from '../shopping/orders-store.ts';
import { atWork, CommandError, type CommonOptions, recorded, report } from './shell.ts';

interface GivenNumber {
  readonly series: string;
  readonly number: number;
}

/** Orders have a number without a series. */
const ofOrders = 'orders';

/** Numbers of documents and orders: a restored database does not know of those that were given out after its backup. */
export function addNumberCommands(orders: Command, settings: () => Settings): void {
  orders
    .command('numbers')
    .description('Show the last number that invoices, credit notes, quotes and orders were given.')
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions) => {
      const { all, order } = await atWork(settings(), async ({ database: { executor } }) => ({
        all: await readSeries(executor),
        order: await lastOrderNumber(executor),
      }));
      report(
        {
          facts: { series: all, last_order: order },
          lines: [
            ...all.map(
              ({ series, kind, last_number: last }) =>
                `${kind.replace('_', ' ').padEnd(11)}  ${last === 0 ? `none of ${series} yet` : `${series}-${last}`}`,
            ),
            `${'order'.padEnd(11)}  ${order === 0 ? 'none yet' : order}`,
          ],
        },
        options,
      );
    });
  orders
    .command('raise-number')
    .argument(
      '<number>',
      'the last that was given out, as it stands on the document, such as MED-140; of an order, such as 10140',
      numberOf,
    )
    .description(
      'Have the numbers of invoices, credit notes, quotes or orders go on after one that a restore has forgotten.',
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
        const last =
          series === ofOrders ? await lastOrderNumber(executor) : await raiseSeries(executor, series, number);
        if (last === undefined) throw new CommandError(`There is no series ${series}.`);
        if (last > number)
          throw new CommandError(`${named(series, last)} was given out already: numbers are never lowered.`);
        if (series === ofOrders && !isDry) await raiseOrderNumber(executor, number);
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
          ? `${named(series, number)} is the last number already.`
          : `${isDry ? 'Would raise' : 'Raised'} ${series} from ${former} to ${number}: next comes ${named(series, number + 1)}.`,
      ],
    },
    options,
  );
}

/** A number as it stands on its document. */
const named = (series: string, number: number): string =>
  series === ofOrders ? String(number) : `${series}-${number}`;

/** Reads the number of a document or an order that a person typed. */
function numberOf(text: string): GivenNumber {
  const [, series = ofOrders, number] = /^(?:([A-Z]{1,10})-)?(\d{1,9})$/.exec(text) ?? [];
  if (number === undefined)
    throw new InvalidArgumentError(
      'It must be as on the document, such as MED-140, or the number of an order.',
    );
  return { series, number: Number(number) };
}
