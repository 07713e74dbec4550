import type { ReactElement } from 'react';
import { Heart } from 'lucide-react';
import { expect, test } from 'vitest';
import { AlertDialog } from './AlertDialog/index.ts';
import { Badge } from './Badge/index.ts';
import { Button, ButtonLink } from './Button/index.ts';
import { CheckboxGroup } from './CheckboxGroup/index.ts';
import { Combobox } from './Combobox/index.ts';
import { CommandPalette } from './CommandPalette/index.ts';
import { DataTable } from './DataTable/index.ts';
import { DateField } from './DateField/index.ts';
import { Dialog } from './Dialog/index.ts';
import { EmptyState } from './EmptyState/index.ts';
import { ErrorSummary } from './ErrorSummary/index.ts';
import { FileField } from './FileField/index.ts';
import { Heading } from './Heading/index.ts';
import { IconButton } from './IconButton/index.ts';
import { Link } from './Link/index.ts';
import { MultiSelect } from './MultiSelect/index.ts';
import { NumberField } from './NumberField/index.ts';
import { PasswordInput } from './PasswordInput/index.ts';
import { PhoneField } from './PhoneField/index.ts';
import { RatingInput } from './RatingInput/index.ts';
import { Scale } from './Scale/index.ts';
import { Select } from './Select/index.ts';
import { Stack } from './Stack/index.ts';
import { Stepper } from './Stepper/index.ts';
import { Switch } from './Switch/index.ts';
import { Table } from './Table/index.ts';
import { TextInput } from './TextInput/index.ts';
import { TimeField } from './TimeField/index.ts';
import { Tooltip } from './Tooltip/index.ts';

/** Valid props, so that each line below has a single mistake. */
function nothing() {}

const badge = { tone: 'success', children: 'Baigta' } as const;
const combobox = { label: 'Miestas', options: [] };
const table = {
  label: 'Užsakymai',
  columns: [{ id: 'name', header: 'Vardas', cell: (row: string) => row }],
  rows: ['a'],
  rowId: String,
} as const;

/** Each must be a type error: the compiler runs this test. */
const impossible: readonly (() => ReactElement)[] = [
  // @ts-expect-error: the classes of a component are its own
  () => <Button className="mine">Į krepšelį</Button>,
  // @ts-expect-error: no `style=` in what the server renders
  () => <Stack style={{ gap: 3 }} />,
  // @ts-expect-error: a step of space that is none
  () => <Stack gap={5} />,
  // @ts-expect-error: what goes somewhere is a ButtonLink
  () => <Button href="/discover">Kursai</Button>,
  // @ts-expect-error: a link goes somewhere
  () => <ButtonLink>Kursai</ButtonLink>,
  // @ts-expect-error: a link goes somewhere
  () => <Link>Kursai</Link>,
  // @ts-expect-error: an icon alone has no name
  () => <IconButton icon={Heart} />,
  // @ts-expect-error: an outline has no fifth level here
  () => <Heading level={5}>Kursai</Heading>,
  // @ts-expect-error: a badge has a tone or a category
  () => <Badge {...badge} category="nursing" />,
  // @ts-expect-error: a dialog without a title has no name
  () => <Dialog open onOpenChange={nothing} />,
  // @ts-expect-error: a question says what happens then
  () => <AlertDialog title="Ištrinti?" confirm="Ištrinti" onConfirm={nothing} />,
  // @ts-expect-error: five rings
  () => <EmptyState title="Nieko" rings={6} />,
  // @ts-expect-error: a password has a field of its own
  () => <TextInput label="Slaptažodis" type="password" />,
  // @ts-expect-error: and that one is always a password
  () => <PasswordInput label="Slaptažodis" type="text" />,
  // @ts-expect-error: a field without a label
  () => <TextInput />,
  // @ts-expect-error: one of a few
  () => <Select label="Kalba" options={[]} multiple />,
  // @ts-expect-error: a switch is no radio button
  () => <Switch label="Priminimai" type="radio" />,
  // @ts-expect-error: options that are here already are never on their way
  () => <Combobox {...combobox} loading />,
  // @ts-expect-error: and need no letters
  () => <Combobox {...combobox} minimum={3} />,
  // @ts-expect-error: the chosen one is an option, with its label
  () => <Combobox {...combobox} value="kaunas" />,
  // @ts-expect-error: a day is a text, ISO or none
  () => <DateField label="Diena" value={new Date()} />,
  // @ts-expect-error: files are a list
  () => <FileField label="Failas" value={null} />,
  // @ts-expect-error: a prefix needs a country
  () => <PhoneField label="Telefonas" countries={[]} />,
  // @ts-expect-error: of five
  () => <RatingInput label="Įvertinimas" value={6} />,
  // @ts-expect-error: no half stars
  () => <RatingInput label="Įvertinimas" value={4.5} />,
  // @ts-expect-error: a step without a name
  () => <Stepper label="Žingsniai" steps={[{ id: 'cart' }]} current="cart" />,
  // @ts-expect-error: a table without columns
  () => <Table {...table} columns={[]} />,
  // @ts-expect-error: who sorts must hear when to sort otherwise
  () => <Table {...table} sort={{ column: 'name', direction: 'ascending' }} />,
  // @ts-expect-error: a tooltip describes a control, which is given what ties them
  () => <Tooltip text="Daugiau" trigger="Kursai" />,
  // @ts-expect-error: a group of checkboxes has a legend
  () => <CheckboxGroup options={[]} />,
  // @ts-expect-error: several are chosen, so the value is a list
  () => <CheckboxGroup label="Alergijos" options={[]} value="nuts" />,
  // @ts-expect-error: an error leads to its field
  () => <ErrorSummary errors={[{ message: 'Įrašykite el. paštą' }]} />,
  // @ts-expect-error: a number or nothing, no text
  () => <NumberField label="Dozė" value="5" />,
  // @ts-expect-error: a day is no time
  () => <TimeField label="Pradžia" value={930} />,
  // @ts-expect-error: both ends of a scale mean something
  () => <Scale label="Skausmas" low="Neskauda" />,
  // @ts-expect-error: a list of many has options
  () => <MultiSelect label="Miestai" />,
  // @ts-expect-error: a table has a column
  () => <DataTable label="Dalyviai" columns={[]} rows={[]} rowId={String} />,
  // @ts-expect-error: a command does something
  () => <CommandPalette groups={[{ id: 'a', label: 'Eiti', commands: [{ id: 'b', label: 'Kursai' }] }]} />,
];

test('the compiler rejects impossible props', () => {
  expect(impossible.length).toBeGreaterThan(20);
});
