import type { ChecklistPart } from './Checklist.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

/** What is watched at the practical examination of a resuscitation course. */
export const defibrillation: readonly ChecklistPart[] = [
  {
    id: 'before',
    title: t('Prieš iškrovą'),
    steps: [
      { id: 'help', label: t('Kviečia pagalbą ir paprašo defibriliatoriaus') },
      { id: 'compress', label: t('Tęsia paspaudimus, kol defibriliatorius įsikrauna'), critical: true },
      { id: 'oxygen', label: t('Atitraukia deguonį bent per metrą') },
    ],
  },
  {
    id: 'shock',
    title: t('Iškrova'),
    steps: [
      { id: 'clear', label: t('Garsiai įspėja ir apsidairo, ar niekas neliečia paciento'), critical: true },
      { id: 'resume', label: t('Iškart po iškrovos tęsia paspaudimus') },
    ],
  },
];
