import type { Command } from 'commander';

/** What people type, by command; those whose help says more have theirs beside it. */
const examples: Readonly<Record<string, readonly string[]>> = {
  attendance: [
    'attendance --course 101',
    'attendance 1012',
    'attendance 1012 rasa jonas',
    'attendance 1012 --all',
  ],
  'certificates list': ['certificates list --user rasa', 'certificates list --course 101 --json'],
  'certificates reissue': ['certificates reissue MD-7K3M9-QX2TB --name "Rasa Rasaitė" --yes'],
  'certificates revoke': [
    'certificates revoke MD-7K3M9-QX2TB --dry-run',
    'certificates revoke MD-7K3M9-QX2TB --yes',
  ],
  convert: ['convert gaivinimas.mbz courses/gaivinimas --category emergency'],
  'coupons create': [
    'coupons create --percent 10 --until 2026-12-31 --uses 100',
    'coupons create --amount 25 --user rasa',
  ],
  'coupons create-voucher': ['coupons create-voucher --amount 50 --count 20 --json'],
  'coupons end': ['coupons end RUDUO-26'],
  'coupons list': ['coupons list'],
  doctor: ['doctor', 'doctor --json'],
  enrol: ['enrol rasa 101', 'enrol rasa 101 --product 1012 --dry-run'],
  'environments list': ['environments list'],
  'environments off': ['environments off hospital --dry-run', 'environments off hospital'],
  'environments on': ['environments on hospital'],
  'environments set': [
    'environments set hospital --name "Hospital" --address https://moodle.example.org',
    'environments set hospital --issuer https://id.example.org --client-id medeina --secret HOSPITAL',
  ],
  files: ['files', 'files --adopt --dry-run', 'files --adopt'],
  forms: ['forms 110', 'forms 110 simuliacijos-forma --csv > forms.csv', 'forms 110 --files ./handed-in'],
  generate: [
    'generate --courses 1000 --users 10000 --dry-run',
    'generate --courses 1000 --users 10000 --yes',
  ],
  grade: [
    'grade rasa 101 practice 85 --feedback "Steady hands."',
    'grade rasa 101 practice 85 --dry-run',
    'grade rasa 101 practice 90 --yes',
  ],
  import: [
    'import courses/sepsis --dry-run',
    'import courses/sepsis',
    'import courses.zip',
    'import gaivinimas.mbz --category emergency --price 49.50 --hours 3',
    'import testas.h5p --category wounds --known-as zaizdu-testas',
  ],
  keys: ['keys'],
  'messages answered': ['messages answered message 17', 'messages answered call 4 --yes'],
  'messages list': ['messages list', 'messages list --all --limit 200 --json'],
  migrate: ['migrate --dry-run', 'migrate', 'migrate --server-role medeina_server'],
  'moderate dismiss': ['moderate dismiss 12 --dry-run', 'moderate dismiss 12 --yes'],
  'moderate hide': ['moderate hide post 12', 'moderate hide review 7 --dry-run'],
  'moderate list': ['moderate list --reported', 'moderate list --reviews --course 101'],
  'moderate restore': ['moderate restore review 7'],
  'orders cancel': ['orders cancel 17 --yes'],
  'orders list': ['orders list --status pending', 'orders list --user rasa --json'],
  'orders numbers': ['orders numbers', 'orders numbers --json'],
  'orders paid': ['orders paid 17 --reference LT-2026/118', 'orders paid 17 --reference LT-2026/118 --yes'],
  'orders quote': [
    'orders quote --request 17',
    'orders quote --product 1031 --places 12 --price 50 --name "Rasa Rasaitė" --email rasa@example.org',
  ],
  'orders quotes': ['orders quotes --limit 20'],
  'orders raise-number': [
    'orders raise-number MED-140 --dry-run',
    'orders raise-number MED-140 --yes',
    'orders raise-number 10140 --yes',
  ],
  'orders refund': ['orders refund 17 --dry-run', 'orders refund 17 --yes'],
  'orders refunded': [
    'orders refunded 17 --reference LT-2026/119',
    'orders refunded 17 --method paysera --reference LT-2026/119 --yes',
  ],
  'orders refunds': ['orders refunds', 'orders refunds --json'],
  'orders show': ['orders show 17'],
  'orders withdraw-quote': ['orders withdraw-quote MEDP-3 --yes'],
  restore: ['restore /var/backups/medeina-2026-11-26 --dry-run', 'restore /var/backups/medeina-2026-11-26'],
  'secrets renew': ['secrets renew calendar --dry-run', 'secrets renew media --yes'],
  'secrets reseal': ['secrets reseal --dry-run', 'secrets reseal'],
  'seed-demo': ['seed-demo'],
  surveys: ['surveys 110', 'surveys 110 kasdiene-praktika --csv > answers.csv'],
  'users create': ['users create rasa --email rasa@example.org --language lt'],
  'users erase': ['users erase rasa --dry-run', 'users erase rasa --yes', 'users erase --id 1012 --yes'],
  'users export': [
    'users export rasa --out rasa.json',
    'users export rasa --page --language en --out rasa.html',
    'users export rasa --out rasa.json --files rasa',
  ],
  'users grant': ['users grant rasa view-learning-system-link'],
  'users lock': ['users lock rasa'],
  'users reset': ['users reset rasa', 'users reset rasa --password-stdin --yes < password.txt'],
  'users revoke': ['users revoke rasa view-learning-system-link'],
  'users unlock': ['users unlock rasa'],
};

/** What one may begin with. */
const beginnings = [
  'doctor',
  'import courses/sepsis --dry-run',
  'users create rasa --email rasa@example.org --language lt',
  'orders list --status pending',
];

/** Ends the help of each command with what one would type; of a group, with the first of each command in it. */
export function addExamples(program: Command): void {
  addLines(program, beginnings);
  for (const group of program.commands) {
    const names = group.commands.map((one) => `${group.name()} ${one.name()}`);
    addLines(
      group,
      names.flatMap((name) => examples[name]?.slice(0, 1) ?? []),
    );
  }
  for (const [path, command] of commandsOf(program)) addLines(command, examples[path] ?? []);
}

function addLines(command: Command, lines: readonly string[]): void {
  if (lines.length === 0) return;
  command.addHelpText(
    'after',
    `\n${lines.length === 1 ? 'Example' : 'Examples'}:\n${lines.map((line) => `  medeina ${line}`).join('\n')}`,
  );
}

/** Commands that do something, by what one types: `users erase`. */
export function commandsOf(command: Command, above: readonly string[] = []): [string, Command][] {
  return command.commands.flatMap((one): [string, Command][] => {
    const path = [...above, one.name()];
    return one.commands.length > 0 ? commandsOf(one, path) : [[path.join(' '), one]];
  });
}
