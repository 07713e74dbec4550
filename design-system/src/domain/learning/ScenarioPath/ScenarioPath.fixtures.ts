import type { ScenarioStep } from './ScenarioPath.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

/** A case of anaphylaxis, as a course on emergencies has it. */
export const anaphylaxis: readonly ScenarioStep[] = [
  {
    id: 'start',
    title: t('Dusulys po antibiotiko'),
    text: t(
      '54 metų pacientei prieš penkias minutes sulašinta ceftriaksono. Ji dūsta, veidas paraudęs, girdėti švokštimas.',
    ),
    vitals: {
      pulse: { value: 124 },
      pressure: { value: 84, diastolic: 46 },
      saturation: { value: 89 },
      breathing: { value: 28 },
      temperature: { value: 36.8 },
    },
    choices: [
      {
        id: 'adrenaline',
        label: t('Suleidžiu 0,5 mg adrenalino į raumenis'),
        to: 'better',
        verdict: 'good',
        consequence: t('Po trijų minučių kvėpuoti lengviau, spaudimas kyla.'),
      },
      {
        id: 'antihistamine',
        label: t('Suleidžiu antihistamininio vaisto į veną'),
        to: 'worse',
        verdict: 'bad',
        consequence: t('Švokštimas stiprėja, pacientė nebeatsako į klausimus.'),
      },
    ],
  },
  {
    id: 'better',
    title: t('Spaudimas kyla'),
    text: t('Pacientė kalba sakiniais, bėrimas blykšta.'),
    vitals: {
      pulse: { value: 108 },
      pressure: { value: 102, diastolic: 60 },
      saturation: { value: 94 },
      breathing: { value: 22 },
      temperature: { value: 36.8 },
    },
    choices: [
      { id: 'observe', label: t('Stebiu bent šešias valandas'), to: 'stable', verdict: 'good' },
      { id: 'home', label: t('Po valandos išleidžiu namo'), to: 'unclear', verdict: 'partly' },
    ],
  },
  {
    id: 'worse',
    title: t('Sustojo širdis'),
    vitals: {
      pulse: { value: null },
      pressure: { value: null },
      saturation: { value: null },
      breathing: { value: null },
    },
    outcome: 'bad',
  },
  {
    id: 'stable',
    title: t('Rytą ji važiuoja namo'),
    vitals: {
      pulse: { value: 78 },
      pressure: { value: 124, diastolic: 76 },
      saturation: { value: 98 },
      breathing: { value: 14 },
      temperature: { value: 36.6 },
    },
    outcome: 'good',
  },
  { id: 'unclear', title: t('Po keturių valandų simptomai grįžo'), outcome: 'partly' },
];
