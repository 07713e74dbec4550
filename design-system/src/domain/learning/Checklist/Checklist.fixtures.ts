import type { ChecklistPart } from './Checklist.tsx';

/** What is watched at the practical examination of a resuscitation course. */
export const defibrillation: readonly ChecklistPart[] = [
  {
    id: 'before',
    title: 'Prieš iškrovą',
    steps: [
      { id: 'help', label: 'Kviečia pagalbą ir paprašo defibriliatoriaus' },
      { id: 'compress', label: 'Tęsia paspaudimus, kol defibriliatorius įsikrauna', critical: true },
      { id: 'oxygen', label: 'Atitraukia deguonį bent per metrą' },
    ],
  },
  {
    id: 'shock',
    title: 'Iškrova',
    steps: [
      { id: 'clear', label: 'Garsiai įspėja ir apsidairo, ar niekas neliečia paciento', critical: true },
      { id: 'resume', label: 'Iškart po iškrovos tęsia paspaudimus' },
    ],
  },
];
