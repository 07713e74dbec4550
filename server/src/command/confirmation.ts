import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { commandsOf } from './examples.ts';
import { CommandError, exitCodes } from './shell.ts';
import { printable } from './terminal.ts';

/** What nobody can take back, and what is asked before it. */
const questions: Readonly<Record<string, string>> = {
  'certificates reissue':
    'Issue this certificate again? The former one stays revoked, its holder gets a mail.',
  'certificates revoke': 'Revoke this certificate? It stays revoked.',
  'coupons end': 'End this code? It cannot begin again.',
  generate: 'Add synthetic courses and people? Nothing removes them.',
  'messages answered': 'Note this as answered? Nothing puts it back on the list.',
  'moderate dismiss': 'Settle the reports of this post? Nothing shows them again.',
  'orders cancel': 'End this order? Its seats are given away.',
  'orders paid': 'Note this order as paid? Its invoice takes a number, and its courses are given.',
  'orders raise-number': 'Have the numbers go on after this one? They are never lowered again.',
  'orders refund': 'Take this order back? Its courses and places go.',
  'orders refunded': 'Note this money as given back? It leaves the list of what is due.',
  'orders withdraw-quote': 'Withdraw this quote? Its link stays closed.',
  'secrets renew': 'Make this secret anew? What it signed is refused.',
  'users reset': 'Set a new password? The former one and all sessions end.',
};

/** Has commands that cannot be taken back ask first, or be told `--yes`. */
export function addConfirmations(program: Command): void {
  for (const [path, command] of commandsOf(program)) {
    const question = questions[path];
    if (question === undefined) continue;
    command.option('--yes', 'do not ask').hook('preAction', async (_program, action) => {
      const { yes, dryRun } = action.opts<{ yes?: true; dryRun?: true }>();
      if (yes !== true && dryRun !== true) await ask(`${[path, ...action.args].join(' ')}: ${question}`);
    });
  }
}

/** @throws {CommandError} where nobody says yes. */
export async function ask(question: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new CommandError(
      `${question}\nNobody is here to answer: say --yes to do it, --dry-run to see what would be done.`,
      { exitCode: exitCodes.notConfirmed },
    );
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // Ctrl+C is an answer, too.
    const answer = await asking.question(`${printable(question)} [y/N] `).catch(() => '');
    if (!/^y(?:es)?$/i.test(answer.trim()))
      throw new CommandError('Nothing was changed.', { exitCode: exitCodes.notConfirmed });
  } finally {
    asking.close();
  }
}
