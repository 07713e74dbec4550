import type { ScenarioStep } from './ScenarioPath.tsx';

/** A case of anaphylaxis, as a course on emergencies has it. */
export const anaphylaxis: readonly ScenarioStep[] = [
  {
    id: 'start',
    title: 'Dusulys po antibiotiko',
    text: '54 metų pacientei prieš penkias minutes sulašinta ceftriaksono. Ji dūsta, veidas paraudęs, girdėti švokštimas.',
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
        label: 'Suleidžiu 0,5 mg adrenalino į raumenis',
        to: 'better',
        verdict: 'good',
        consequence: 'Po trijų minučių kvėpuoti lengviau, spaudimas kyla.',
      },
      {
        id: 'antihistamine',
        label: 'Suleidžiu antihistamininio vaisto į veną',
        to: 'worse',
        verdict: 'bad',
        consequence: 'Švokštimas stiprėja, pacientė nebeatsako į klausimus.',
      },
    ],
  },
  {
    id: 'better',
    title: 'Spaudimas kyla',
    text: 'Pacientė kalba sakiniais, bėrimas blykšta.',
    vitals: {
      pulse: { value: 108 },
      pressure: { value: 102, diastolic: 60 },
      saturation: { value: 94 },
      breathing: { value: 22 },
      temperature: { value: 36.8 },
    },
    choices: [
      { id: 'observe', label: 'Stebiu bent šešias valandas', to: 'stable', verdict: 'good' },
      { id: 'home', label: 'Po valandos išleidžiu namo', to: 'unclear', verdict: 'partly' },
    ],
  },
  {
    id: 'worse',
    title: 'Sustojo širdis',
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
    title: 'Rytą ji važiuoja namo',
    vitals: {
      pulse: { value: 78 },
      pressure: { value: 124, diastolic: 76 },
      saturation: { value: 98 },
      breathing: { value: 14 },
      temperature: { value: 36.6 },
    },
    outcome: 'good',
  },
  { id: 'unclear', title: 'Po keturių valandų simptomai grįžo', outcome: 'partly' },
];
