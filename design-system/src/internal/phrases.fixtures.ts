/** The Lithuanian words of the fixtures in the other two languages, so that stories follow the toolbar. */

import { cloneElement, isValidElement } from 'react';
import type { ReactNode } from 'react';

export type Language = 'lt' | 'en' | 'ru';

export function languageOf(value: unknown): Language {
  return value === 'en' || value === 'ru' ? value : 'lt';
}

type Translated = readonly [english: string, russian: string];
export type Phrases = Readonly<Record<string, Translated>>;

/** What the fixtures that several stories share say. */
const shared: Phrases = {
  // Courses.
  'Specializuotas suaugusiųjų gaivinimas (ALS)': [
    'Adult advanced life support (ALS)',
    'Расширенная реанимация взрослых (ALS)',
  ],
  'Pradinis gaivinimas ir automatinio išorinio defibriliatoriaus naudojimas': [
    'Basic life support and the automated external defibrillator',
    'Базовая реанимация и автоматический наружный дефибриллятор',
  ],
  'EKG interpretacija: nuo ritmo iki sprendimo': [
    'ECG interpretation: from rhythm to decision',
    'Интерпретация ЭКГ: от ритма к решению',
  ],
  'EKG interpretacija': ['ECG interpretation', 'Интерпретация ЭКГ'],
  'Pradinis gaivinimas': ['Basic life support', 'Базовая реанимация'],
  'Sepsis: pirmoji valanda': ['Sepsis: the first hour', 'Сепсис: первый час'],
  'Komandinis darbas kritinių situacijų metu (CRM)': [
    'Teamwork in critical situations (CRM)',
    'Командная работа в критических ситуациях (CRM)',
  ],
  'Sudėtingų kvėpavimo takų valdymas': [
    'Managing the difficult airway',
    'Управление трудными дыхательными путями',
  ],
  'Skubioji pediatrija: karščiuojantis vaikas, traukuliai, dehidratacija': [
    'Paediatric emergencies: fever, seizures, dehydration',
    'Неотложная педиатрия: лихорадка, судороги, обезвоживание',
  ],
  'Tikslinė ultragarsinė ūminių būklių diagnostika (POCUS)': [
    'Point-of-care ultrasound in acute care (POCUS)',
    'Прицельная ультразвуковая диагностика неотложных состояний (POCUS)',
  ],
  'Anafilaksija: atpažinimas ir gydymas per pirmąsias dešimt minučių': [
    'Anaphylaxis: recognition and treatment in the first ten minutes',
    'Анафилаксия: распознавание и лечение в первые десять минут',
  ],
  'Pokalbis apie blogas žinias: kaip sakyti, kada tylėti ir ką daryti po to': [
    'Talking about bad news: how to say it, when to be silent and what to do next',
    'Разговор о плохих новостях: как сказать, когда молчать и что делать потом',
  ],
  'Blogų žinių pranešimas: pokalbis su pacientu ir artimaisiais': [
    'Breaking bad news: talking with patients and families',
    'Как сообщать плохие новости: разговор с пациентом и близкими',
  ],
  'Intraveninių kateterių priežiūra ir infekcijų prevencija': [
    'Intravenous catheter care and infection prevention',
    'Уход за внутривенными катетерами и профилактика инфекций',
  ],
  Hibridinis: ['Hybrid', 'Гибридный'],
  Nuotolinis: ['Online', 'Дистанционный'],
  Simuliacija: ['Simulation', 'Симуляция'],
  'Tik simuliacija': ['Simulation only', 'Только симуляция'],
  Nemokamai: ['Free', 'Бесплатно'],
  Vilnius: ['Vilnius', 'Вильнюс'],
  Kaunas: ['Kaunas', 'Каунас'],
  Klaipėda: ['Klaipėda', 'Клайпеда'],
  'Vilnius, Kaunas': ['Vilnius, Kaunas', 'Вильнюс, Каунас'],
  'Vilnius, Santariškių g. 14': ['Santariškių g. 14, Vilnius', 'Вильнюс, Santariškių g. 14'],
  'Kaunas, Eivenių g. 2': ['Eivenių g. 2, Kaunas', 'Каунас, Eivenių g. 2'],
  'Klaipėda, Liepojos g. 41': ['Liepojos g. 41, Klaipėda', 'Клайпеда, Liepojos g. 41'],
  // Categories.
  'Skubioji pagalba': ['Emergency care', 'Неотложная помощь'],
  Kardiologija: ['Cardiology', 'Кардиология'],
  Slauga: ['Nursing', 'Сестринское дело'],
  Farmacija: ['Pharmacy', 'Фармация'],
  Pediatrija: ['Paediatrics', 'Педиатрия'],
  'Kvėpavimas ir anestezija': ['Airway and anaesthesia', 'Дыхание и анестезия'],
  Komunikacija: ['Communication', 'Коммуникация'],
  'Vaizdinė diagnostika': ['Diagnostic imaging', 'Лучевая диагностика'],
  '4 kursai': ['4 courses', '4 курса'],
  '5 kursai': ['5 courses', '5 курсов'],
  '6 kursai': ['6 courses', '6 курсов'],
  '7 kursai': ['7 courses', '7 курсов'],
  '9 kursai': ['9 courses', '9 курсов'],
  '12 kursų': ['12 courses', '12 курсов'],
  // Filters.
  Kryptys: ['Fields', 'Направления'],
  Kryptis: ['Field', 'Направление'],
  'Mokymų forma': ['Format', 'Форма обучения'],
  Kalba: ['Language', 'Язык'],
  Miestas: ['City', 'Город'],
  Lietuvių: ['Lithuanian', 'Литовский'],
  Filtrai: ['Filters', 'Фильтры'],
  'Išvalyti visus': ['Clear all', 'Очистить всё'],
  // Header and footer.
  'Medeina, pradžia': ['Medeina, home', 'Medeina, на главную'],
  Pagrindinis: ['Main menu', 'Главное меню'],
  Meniu: ['Menu', 'Меню'],
  Privatiems: ['For individuals', 'Частным лицам'],
  'Visi kursai': ['All courses', 'Все курсы'],
  'Artimiausios praktikos': ['Nearest practice dates', 'Ближайшие практики'],
  'Kaip tai veikia': ['How it works', 'Как это работает'],
  'Naujas POCUS kursas Kaune': ['A new POCUS course in Kaunas', 'Новый курс POCUS в Каунасе'],
  'Sausio 22–23 d., 9 vietos': ['22–23 January, 9 seats', '22–23 января, 9 мест'],
  Kursai: ['Courses', 'Курсы'],
  'Įmonėms ir įstaigoms': ['For companies and institutions', 'Компаниям и учреждениям'],
  'Komandų mokymai': ['Team training', 'Обучение команд'],
  'Gauti pasiūlymą': ['Ask for an offer', 'Получить предложение'],
  Pagalba: ['Help', 'Помощь'],
  Mokymai: ['Training', 'Обучение'],
  'Simuliacijų kambarys': ['The simulation room', 'Симуляционный зал'],
  Apie: ['About', 'О Medeina'],
  'Apie mus': ['About us', 'О нас'],
  'ES projektai: vykdomi': ['EU projects in progress', 'Текущие проекты ЕС'],
  Kontaktai: ['Contacts', 'Контакты'],
  DUK: ['Questions', 'Вопросы'],
  'Privatumo politika': ['Privacy policy', 'Политика конфиденциальности'],
  'Naudojimo taisyklės': ['Terms of use', 'Правила пользования'],
  // The cart.
  'Gruodžio 11 d., Vilnius, Santariškių g. 14': [
    '11 December, Santariškių g. 14, Vilnius',
    '11 декабря, Вильнюс, Santariškių g. 14',
  ],
  'Nuotolinis kursas, prieiga 6 mėnesius': [
    'Online course, access for 6 months',
    'Дистанционный курс, доступ на 6 месяцев',
  ],
  Pašalinti: ['Remove', 'Убрать'],
  // The person's own courses.
  'Mano kursai': ['My courses', 'Мои курсы'],
  Kursas: ['Course', 'Курс'],
  Pažanga: ['Progress', 'Прогресс'],
  Data: ['Date', 'Дата'],
  Įvertinimas: ['Grade', 'Оценка'],
  Nepradėta: ['Not started', 'Не начато'],
  Baigta: ['Completed', 'Завершено'],
  Neįvertinta: ['Not graded', 'Без оценки'],
  'Artimiausi kursai': ['Upcoming courses', 'Ближайшие курсы'],
  'Atverti kursą': ['Open the course', 'Открыть курс'],
  'Artimiausių kursų nėra': ['No upcoming courses', 'Ближайших курсов нет'],
  'Pasirinkę praktikos datą, čia matysite, kada ir kur ji vyks.': [
    'Once you choose a practice date, you will see here when and where it takes place.',
    'Выбрав дату практики, вы увидите здесь, когда и где она пройдёт.',
  ],
  'Ankstesnis mėnuo': ['Previous month', 'Предыдущий месяц'],
  'Kitas mėnuo': ['Next month', 'Следующий месяц'],
};

/** What is written by a rule: durations, shares, sums. */
const rules: readonly (readonly [pattern: RegExp, written: Translated])[] = [
  [/^(\d+) val\. (\d+) min\.$/u, ['$1 h $2 min', '$1 ч $2 мин']],
  [/^(\d+) val\.$/u, ['$1 h', '$1 ч']],
  [/^(\d+) min\.$/u, ['$1 min', '$1 мин']],
  [/^([\d:]+) iš ([\d:]+)$/u, ['$1 of $2', '$1 из $2']],
  [/^nuo (\d{4}-.+)$/u, ['from $1', 'с $1']],
  [/^iki (\d{4}-.+)$/u, ['until $1', 'до $1']],
  [/^(\d+) kurs(?:as|ai|ų)$/u, ['$1 courses', 'Курсов: $1']],
  [/^Kursas (\d+)$/u, ['Course $1', 'Курс $1']],
  [/^Mėgstamas: (.+)$/u, ['Favourite: $1', 'В избранное: $1']],
  [/^Medžiaga: (.+)$/u, ['Material: $1', 'Материал: $1']],
  [/^Failo „(.+)“ tipas netinka$/u, ['“$1” is of a type that does not fit', 'Тип файла «$1» не подходит']],
  [
    /^Failas „(.+)“ per didelis: daugiausia (.+)$/u,
    ['“$1” is too large: at most $2', 'Файл «$1» слишком большой: не больше $2'],
  ],
  [/^Rodyti dar (\d+) datas$/u, ['Show $1 more dates', 'Показать ещё дат: $1']],
  [/^Rodyti dar (\d+) iš (.+)$/u, ['Show $1 more of $2', 'Показать ещё $1 из $2']],
  [/^Klausimas (\d+)$/u, ['Question $1', 'Вопрос $1']],
  [/^Pažanga (.+)$/u, ['Progress $1', 'Прогресс $1']],
  [/^(\d+) žvaigždutės$/u, ['$1 stars', 'Звёзд: $1']],
  [/^(\d+) žvaigždutės: (\d+)$/u, ['$1 stars: $2', 'Звёзд: $1, отзывов: $2']],
  [/^Įrašykite bent (\d+) raides$/u, ['Type at least $1 letters', 'Введите хотя бы букв: $1']],
  [/^Rasta: (\d+)$/u, ['Found: $1', 'Найдено: $1']],
  [/^Pridėti „(.+)“$/u, ['Add “$1”', 'Добавить «$1»']],
  [/^Data negali būti ankstesnė nei (.+)$/u, ['Not before $1', 'Не раньше $1']],
  [/^Data negali būti vėlesnė nei (.+)$/u, ['Not after $1', 'Не позже $1']],
  [/^nuo (\d+),(\d\d) €$/u, ['from €$1.$2', 'от $1,$2 €']],
  [/^(−?)(\d+),(\d\d) €$/u, ['$1€$2.$3', '$1$2,$3 €']],
  [/^(−?\d+) %$/u, ['$1%', '$1 %']],
  [/^(\d+),(\d+)$/u, ['$1.$2', '$1,$2']],
];

function phraseIn(words: string, language: 'en' | 'ru', phrases: Phrases): string {
  const place = language === 'en' ? 0 : 1;
  // A number is kept on the line of its word here and there.
  const loose = words.replaceAll('\u{A0}', ' ');
  const found = phrases[loose] ?? shared[loose];
  if (found !== undefined) return found[place];
  // Text beside an element ends with a space on that side.
  const bare = words.trim();
  if (bare !== words) return words.replace(bare, () => phraseIn(bare, language, phrases));
  for (const [pattern, written] of rules) {
    const parts = pattern.exec(words);
    if (parts !== null) {
      return written[place].replaceAll(/\$(\d)/gu, (_, part: string) =>
        phraseIn(parts[Number(part)] ?? '', language, phrases),
      );
    }
  }
  return words;
}

/** A ref is filled in by what it is given to: a copy would stay empty. */
function isRef(value: object): boolean {
  return Object.keys(value).join(' ') === 'current';
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value) && !isRef(value);
}

type Spoken = (...given: unknown[]) => unknown;
/** A function keeps its identity from one drawing to the next, which effects ask for. */
const spokenFunctions = { en: new WeakMap<object, Spoken>(), ru: new WeakMap<object, Spoken>() };

/** The same fixture in a language: every word that is known, however deep, also in elements and in what functions say. */
export function localised<Fixture>(fixture: Fixture, language: Language, phrases?: Phrases): Fixture;

export function localised(fixture: unknown, language: Language, phrases: Phrases = {}): unknown {
  if (language === 'lt') return fixture;
  const spoken = (part: unknown): unknown => localised(part, language, phrases);
  if (typeof fixture === 'string') return phraseIn(fixture, language, phrases);
  if (typeof fixture === 'function') {
    const kept = spokenFunctions[language].get(fixture);
    if (kept !== undefined) return kept;
    const inWords: Spoken = (...given) => {
      const answer: unknown = Reflect.apply(fixture, undefined, given);
      // Words and elements alone: a store has to answer with the same list until something changes.
      return typeof answer === 'string' || isValidElement(answer) ? spoken(answer) : answer;
    };
    spokenFunctions[language].set(fixture, inWords);
    return inWords;
  }
  if (Array.isArray(fixture)) return fixture.map(spoken);
  if (typeof fixture !== 'object' || fixture === null) return fixture;
  if (isValidElement<{ readonly children?: ReactNode }>(fixture)) {
    const { children, ...props } = fixture.props;
    const parts = localised(children, language, phrases);
    // One by one, as the story has them: children in a list would need keys.
    return Array.isArray(parts)
      ? cloneElement(fixture, localised(props, language, phrases), ...parts)
      : cloneElement(fixture, { ...localised(props, language, phrases), children: parts });
  }
  if (!isPlain(fixture)) return fixture;
  return Object.fromEntries(
    Object.entries(fixture).map(([key, part]: [string, unknown]) => [key, spoken(part)]),
  );
}
