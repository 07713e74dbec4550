import type { Translations } from '../../../internal/words.ts';
import type { Ecg, EcgEvent } from './strip.ts';

/** The rhythms and the events by their names, and what is said of intervals and leads. */
export type EcgStripWord =
  | Ecg['rhythm']
  | EcgEvent['kind']
  | 'intro'
  | 'scale'
  | 'pr'
  | 'qrs'
  | 'qt'
  | 'delta'
  | 'alternans'
  | 'tremor'
  | 'dissociated'
  | 'lead'
  | 'elevated'
  | 'depressed'
  | 'deepQ'
  | 'secondR'
  | 'notchedR'
  | 'tallR'
  | 'negativeT'
  | 'biphasicT'
  | 'peakedT'
  | 'osborn';

export const ecgStripWords: Translations<EcgStripWord> = {
  lt: {
    intro:
      'EKG, {count, plural, one {derivacija} few {derivacijos} other {derivacijos}} {leads}, {seconds} s.',
    scale: '25 mm/s, 10 mm/mV',
    sinus: 'Sinusinis ritmas, {rate} k./min.',
    'without-p': 'Taisyklingas ritmas be P dantelių, {rate} k./min.',
    'atrial-fibrillation':
      'Visiškai netaisyklingas ritmas, P dantelių nėra, apie {rate} k./min.: prieširdžių virpėjimas.',
    'atrial-flutter':
      'Prieširdžių plazdėjimas: pjūklo dantelių pavidalo bangos, {atria} per minutę, laidumas {conduction}:1, QRS {rate} k./min.',
    'mobitz-1':
      'P danteliai {rate} k./min. PR intervalas ilgėja, kol vienas iš {group} P dantelių lieka be QRS: II laipsnio AV blokada, Mobitz I.',
    'mobitz-2':
      'P danteliai {rate} k./min. PR intervalas pastovus, vienas iš {group} P dantelių lieka be QRS: II laipsnio AV blokada, Mobitz II.',
    'complete-block':
      'P danteliai {atria} k./min., QRS kompleksai {rate} k./min., nesusiję: III laipsnio AV blokada.',
    'ventricular-tachycardia': 'Taisyklingas platus ritmas, {rate} k./min.: skilvelinė tachikardija.',
    torsades:
      'Platūs kompleksai apie {rate} k./min., jų viršūnės sukasi aplink izoliniją: torsade de pointes.',
    'ventricular-fibrillation':
      'Netvarkinga, nuolat kintanti kreivė be P dantelių ir QRS kompleksų, aukštis iki {height} mm: skilvelių virpėjimas.',
    asystole: 'Beveik tiesi linija be QRS kompleksų: asistolija.',
    'ventricular-extrasystole':
      'Po {after, plural, one {# sinusinio dūžio} few {# sinusinių dūžių} other {# sinusinių dūžių}} – ankstyvas platus kompleksas be P dantelio ir pauzė: skilvelinė ekstrasistolė.',
    'atrial-extrasystole':
      'Po {after, plural, one {# sinusinio dūžio} few {# sinusinių dūžių} other {# sinusinių dūžių}} – ankstyvas kitokios formos P ir siauras kompleksas: prieširdinė ekstrasistolė.',
    'blocked-atrial-extrasystole':
      'Po {after, plural, one {# sinusinio dūžio} few {# sinusinių dūžių} other {# sinusinių dūžių}} T dantelyje slepiasi ankstyvas P, po jo QRS nėra, tik pauzė: užblokuota prieširdinė ekstrasistolė.',
    pause:
      'Po {after, plural, one {# sinusinio dūžio} few {# sinusinių dūžių} other {# sinusinių dūžių}} – {seconds} s pauzė.',
    pr: 'PR {seconds} s.',
    qrs: 'QRS {seconds} s.',
    qt: 'QT {seconds} s.',
    delta: 'QRS prasideda lėta delta banga.',
    alternans: 'Kas antras kompleksas žemesnis.',
    tremor: 'Izolinija virpa.',
    dissociated: 'P danteliai {atria} k./min. eina nepriklausomai nuo kompleksų.',
    lead: '{lead}: {findings}.',
    elevated: 'ST pakilęs {value} mm',
    depressed: 'ST nusileidęs {value} mm',
    deepQ: 'gilus Q',
    secondR: 'antras R dantelis',
    notchedR: 'platus, dantytas R',
    tallR: 'aukštas R',
    negativeT: 'T neigiamas',
    biphasicT: 'T dvifazis',
    peakedT: 'T aukštas ir smailus',
    osborn: 'Osborno banga, {value} mm',
  },
  en: {
    intro: 'ECG, {count, plural, one {lead} other {leads}} {leads}, {seconds} s.',
    scale: '25 mm/s, 10 mm/mV',
    sinus: 'Sinus rhythm, {rate} a minute.',
    'without-p': 'A regular rhythm without P waves, {rate} a minute.',
    'atrial-fibrillation':
      'A wholly irregular rhythm without P waves, about {rate} a minute: atrial fibrillation.',
    'atrial-flutter':
      'Atrial flutter: waves like the teeth of a saw, {atria} a minute, conducted {conduction}:1, QRS {rate} a minute.',
    'mobitz-1':
      'P waves {rate} a minute. The PR interval grows until one of {group} P waves has no QRS: second-degree AV block, Mobitz I.',
    'mobitz-2':
      'P waves {rate} a minute. The PR interval is constant and one of {group} P waves has no QRS: second-degree AV block, Mobitz II.',
    'complete-block':
      'P waves {atria} a minute and QRS complexes {rate} a minute, unrelated: third-degree AV block.',
    'ventricular-tachycardia': 'A regular broad rhythm, {rate} a minute: ventricular tachycardia.',
    torsades:
      'Broad complexes at about {rate} a minute whose points twist around the baseline: torsade de pointes.',
    'ventricular-fibrillation':
      'A disordered, ever-changing trace without P waves or QRS complexes, up to {height} mm high: ventricular fibrillation.',
    asystole: 'A nearly flat line without QRS complexes: asystole.',
    'ventricular-extrasystole':
      'After {after, plural, one {# sinus beat} other {# sinus beats}} an early broad complex without a P wave, and a pause: a ventricular ectopic beat.',
    'atrial-extrasystole':
      'After {after, plural, one {# sinus beat} other {# sinus beats}} an early P wave of another shape and a narrow complex: an atrial ectopic beat.',
    'blocked-atrial-extrasystole':
      'After {after, plural, one {# sinus beat} other {# sinus beats}} an early P wave hides in the T wave; no QRS follows, only a pause: a blocked atrial ectopic beat.',
    pause: 'After {after, plural, one {# sinus beat} other {# sinus beats}} a pause of {seconds} s.',
    pr: 'PR {seconds} s.',
    qrs: 'QRS {seconds} s.',
    qt: 'QT {seconds} s.',
    delta: 'The QRS begins with a slurred delta wave.',
    alternans: 'Every second complex is lower.',
    tremor: 'The baseline shivers.',
    dissociated: 'P waves at {atria} a minute march independently of the complexes.',
    lead: '{lead}: {findings}.',
    elevated: 'ST raised by {value} mm',
    depressed: 'ST depressed by {value} mm',
    deepQ: 'a deep Q',
    secondR: 'a second R wave',
    notchedR: 'a broad, notched R',
    tallR: 'a tall R',
    negativeT: 'T negative',
    biphasicT: 'T biphasic',
    peakedT: 'T tall and peaked',
    osborn: 'an Osborn wave of {value} mm',
  },
  ru: {
    intro: 'ЭКГ, {count, plural, one {отведение} few {отведения} other {отведения}} {leads}, {seconds} с.',
    scale: '25 мм/с, 10 мм/мВ',
    sinus: 'Синусовый ритм, {rate} в минуту.',
    'without-p': 'Регулярный ритм без зубцов P, {rate} в минуту.',
    'atrial-fibrillation':
      'Полностью нерегулярный ритм без зубцов P, около {rate} в минуту: фибрилляция предсердий.',
    'atrial-flutter':
      'Трепетание предсердий: пилообразные волны, {atria} в минуту, проведение {conduction}:1, QRS {rate} в минуту.',
    'mobitz-1':
      'Зубцы P {rate} в минуту. Интервал PR удлиняется, пока один зубец P из {group} не останется без QRS: АВ-блокада II степени, Мобитц I.',
    'mobitz-2':
      'Зубцы P {rate} в минуту. Интервал PR постоянный, один зубец P из {group} остаётся без QRS: АВ-блокада II степени, Мобитц II.',
    'complete-block':
      'Зубцы P {atria} в минуту и комплексы QRS {rate} в минуту не связаны между собой: АВ-блокада III степени.',
    'ventricular-tachycardia':
      'Регулярный ритм с широкими комплексами, {rate} в минуту: желудочковая тахикардия.',
    torsades:
      'Широкие комплексы, около {rate} в минуту, вершины которых вращаются вокруг изолинии: torsade de pointes.',
    'ventricular-fibrillation':
      'Беспорядочная, постоянно меняющаяся кривая без зубцов P и комплексов QRS, высотой до {height} мм: фибрилляция желудочков.',
    asystole: 'Почти прямая линия без комплексов QRS: асистолия.',
    'ventricular-extrasystole':
      'После {after, plural, one {# синусового сокращения} few {# синусовых сокращений} many {# синусовых сокращений} other {# синусового сокращения}} – ранний широкий комплекс без зубца P и пауза: желудочковая экстрасистола.',
    'atrial-extrasystole':
      'После {after, plural, one {# синусового сокращения} few {# синусовых сокращений} many {# синусовых сокращений} other {# синусового сокращения}} – ранний зубец P иной формы и узкий комплекс: предсердная экстрасистола.',
    'blocked-atrial-extrasystole':
      'После {after, plural, one {# синусового сокращения} few {# синусовых сокращений} many {# синусовых сокращений} other {# синусового сокращения}} в зубце T скрыт ранний P, за ним нет QRS, только пауза: блокированная предсердная экстрасистола.',
    pause:
      'После {after, plural, one {# синусового сокращения} few {# синусовых сокращений} many {# синусовых сокращений} other {# синусового сокращения}} – пауза {seconds} с.',
    pr: 'PR {seconds} с.',
    qrs: 'QRS {seconds} с.',
    qt: 'QT {seconds} с.',
    delta: 'QRS начинается с пологой дельта-волны.',
    alternans: 'Каждый второй комплекс ниже.',
    tremor: 'Изолиния дрожит.',
    dissociated: 'Зубцы P, {atria} в минуту, идут независимо от комплексов.',
    lead: '{lead}: {findings}.',
    elevated: 'подъём ST {value} мм',
    depressed: 'депрессия ST {value} мм',
    deepQ: 'глубокий Q',
    secondR: 'второй зубец R',
    notchedR: 'широкий зазубренный R',
    tallR: 'высокий R',
    negativeT: 'T отрицательный',
    biphasicT: 'T двухфазный',
    peakedT: 'T высокий и заострённый',
    osborn: 'волна Осборна {value} мм',
  },
};
