import type { Translations } from '../../../internal/words.ts';

/** The vital signs with their units, how they stand and go, and the words of the path. */
export type ScenarioPathWord =
  | 'vitals'
  | 'pulse'
  | 'pressure'
  | 'saturation'
  | 'breathing'
  | 'temperature'
  | 'pulseUnit'
  | 'pressureUnit'
  | 'saturationUnit'
  | 'breathingUnit'
  | 'temperatureUnit'
  | 'normal'
  | 'low'
  | 'high'
  | 'range'
  | 'rising'
  | 'falling'
  | 'steady'
  | 'absent'
  | 'step'
  | 'choices'
  | 'chosen'
  | 'path'
  | 'empty'
  | 'good'
  | 'partly'
  | 'bad'
  | 'score'
  | 'outcomeGood'
  | 'outcomePartly'
  | 'outcomeBad';

export const scenarioPathWords: Translations<ScenarioPathWord> = {
  lt: {
    vitals: 'Gyvybiniai rodikliai',
    pulse: 'Pulsas',
    pressure: 'Kraujospūdis',
    saturation: 'SpO₂',
    breathing: 'Kvėpavimas',
    temperature: 'Temperatūra',
    pulseUnit: 'k./min.',
    pressureUnit: 'mmHg',
    saturationUnit: '%',
    breathingUnit: 'k./min.',
    temperatureUnit: '°C',
    normal: 'norma',
    low: 'per maža vertė',
    high: 'per didelė vertė',
    range: 'norma {from}–{to}',
    rising: 'didėja',
    falling: 'mažėja',
    steady: 'nesikeičia',
    absent: 'nėra',
    step: '{number} žingsnis',
    choices: 'Ką darote?',
    chosen: 'Pasirinkote: {choice}',
    path: 'Jūsų kelias',
    empty: 'Scenarijus dar neparuoštas',
    good: 'Gerai',
    partly: 'Galėjo būti geriau',
    bad: 'Pavojinga',
    score: 'Taškai: {score} iš {most}',
    outcomeGood: 'Pacientas stabilus',
    outcomePartly: 'Paciento būklė neaiški',
    outcomeBad: 'Paciento būklė pablogėjo',
  },
  en: {
    vitals: 'Vital signs',
    pulse: 'Pulse',
    pressure: 'Blood pressure',
    saturation: 'SpO₂',
    breathing: 'Breathing rate',
    temperature: 'Temperature',
    pulseUnit: '/min',
    pressureUnit: 'mmHg',
    saturationUnit: '%',
    breathingUnit: '/min',
    temperatureUnit: '°C',
    normal: 'normal',
    low: 'too low',
    high: 'too high',
    range: 'normal {from}–{to}',
    rising: 'rising',
    falling: 'falling',
    steady: 'steady',
    absent: 'absent',
    step: 'Step {number}',
    choices: 'What do you do?',
    chosen: 'You chose: {choice}',
    path: 'Your path',
    empty: 'The scenario is not ready yet',
    good: 'Good',
    partly: 'Could be better',
    bad: 'Dangerous',
    score: 'Score: {score} of {most}',
    outcomeGood: 'The patient is stable',
    outcomePartly: 'The patient’s condition is unclear',
    outcomeBad: 'The patient got worse',
  },
  ru: {
    vitals: 'Жизненные показатели',
    pulse: 'Пульс',
    pressure: 'Давление',
    saturation: 'SpO₂',
    breathing: 'Дыхание',
    temperature: 'Температура',
    pulseUnit: '/мин',
    pressureUnit: 'мм рт. ст.',
    saturationUnit: '%',
    breathingUnit: '/мин',
    temperatureUnit: '°C',
    normal: 'норма',
    low: 'низкое значение',
    high: 'высокое значение',
    range: 'норма {from}–{to}',
    rising: 'растёт',
    falling: 'снижается',
    steady: 'без изменений',
    absent: 'нет',
    step: 'Шаг {number}',
    choices: 'Что вы делаете?',
    chosen: 'Вы выбрали: {choice}',
    path: 'Ваш путь',
    empty: 'Сценарий ещё не готов',
    good: 'Хорошо',
    partly: 'Могло быть лучше',
    bad: 'Опасно',
    score: 'Баллы: {score} из {most}',
    outcomeGood: 'Пациент стабилен',
    outcomePartly: 'Состояние пациента неясно',
    outcomeBad: 'Состояние пациента ухудшилось',
  },
};
