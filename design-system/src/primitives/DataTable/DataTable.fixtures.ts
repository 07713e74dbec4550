import type { DataTableColumn } from './table.ts';
import { t } from '../../internal/phrases.fixtures.ts';

/** A nurse of an institution, with the result of a course. */
export interface Participant {
  id: string;
  name: string;
  department: string;
  finished: string;
  result: number | undefined;
  state: 'done' | 'active' | 'invited';
}

const names = [
  'Rūta Kazlauskaitė',
  'Živilė Petraitytė',
  'Ona Šimkutė',
  'Tomas Jankauskas',
  'Agnė Žukauskienė',
  'Čestmyras Balčiūnas',
  'Eglė Urbonaitė',
  'Marius Ąžuolas',
  'Gintarė Rimkutė',
  'Dovilė Butkutė',
  'Paulius Stankevičius',
  'Ieva Navickaitė',
];
const departments = [t('Reanimacija'), t('Skubioji pagalba'), t('Vaikų ligos')];
const states = ['done', 'active', 'invited'] as const;

export const participants: readonly Participant[] = Array.from({ length: 42 }, (_, index) => {
  const state = states[index % 5 === 0 ? 2 : index % 3 === 1 ? 1 : 0] ?? 'done';
  return {
    id: `p${String(index + 1)}`,
    name:
      index < names.length ? (names[index] ?? '') : `${names[index % names.length] ?? ''} ${String(index)}`,
    department: departments[index % departments.length] ?? '',
    finished: state === 'done' ? `2026-${String((index % 11) + 1).padStart(2, '0')}-14` : '',
    result: state === 'done' ? 61 + ((index * 17) % 39) : undefined,
    state,
  };
});

const stateNames = { done: t('Baigė'), active: t('Mokosi'), invited: t('Pakviesta') } as const;

export const participantColumns: readonly [DataTableColumn<Participant>, ...DataTableColumn<Participant>[]] =
  [
    { id: 'name', header: t('Dalyvis'), cell: (row) => row.name, value: (row) => row.name, sortable: true },
    {
      id: 'department',
      header: t('Skyrius'),
      cell: (row) => row.department,
      value: (row) => row.department,
      filter: departments.map((department) => ({ value: department, label: department })),
    },
    {
      id: 'state',
      header: t('Būsena'),
      cell: (row) => stateNames[row.state],
      value: (row) => row.state,
      filter: states.map((state) => ({ value: state, label: stateNames[state] })),
    },
    {
      id: 'finished',
      header: t('Baigta'),
      cell: (row) => (row.finished === '' ? '–' : row.finished),
      value: (row) => (row.finished === '' ? undefined : row.finished),
      sortable: true,
    },
    {
      id: 'result',
      header: t('Rezultatas'),
      cell: (row) => (row.result === undefined ? '–' : `${String(row.result)} %`),
      value: (row) => row.result,
      numeric: true,
      sortable: true,
    },
  ];
