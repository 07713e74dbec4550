import { t } from '../../../internal/phrases.fixtures.ts';
import type { FlowStep } from './FlowChart.tsx';

export const lifeSupport: readonly FlowStep[] = [
  { kind: 'start', text: t('Nereaguoja ir normaliai nekvėpuoja') },
  { text: t('Paspaudimai 30:2, defibriliatorius') },
  {
    kind: 'question',
    text: t('Koks ritmas?'),
    branches: [
      {
        label: t('Reikia iškrovos'),
        steps: [
          { text: t('Viena iškrova') },
          { kind: 'again', text: t('Paspaudimai 2 min., tada vėl ritmas') },
        ],
      },
      {
        label: t('Iškrovos nereikia'),
        steps: [
          { text: t('Adrenalinas 1 mg'), note: t('kuo greičiau, paskui kas 3–5 min.') },
          { kind: 'again', text: t('Paspaudimai 2 min., tada vėl ritmas') },
        ],
      },
    ],
  },
  { kind: 'end', text: t('Kraujotaka atsikūrė: ABCDE') },
];
