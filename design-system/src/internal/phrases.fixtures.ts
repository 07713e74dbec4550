/** The Lithuanian words of the fixtures in the other two languages, so that stories follow the toolbar. */

export type Language = 'lt' | 'en' | 'ru';
export const languageOf = (value: unknown): Language => (value === 'en' || value === 'ru' ? value : 'lt');

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
  [/^(\d+) iš (\d+)$/u, ['$1 of $2', '$1 из $2']],
  [/^nuo (\d+),(\d\d) €$/u, ['from €$1.$2', 'от $1,$2 €']],
  [/^(−?)(\d+),(\d\d) €$/u, ['$1€$2.$3', '$1$2,$3 €']],
  [/^(−?\d+) %$/u, ['$1%', '$1 %']],
  [/^(\d+),(\d+)$/u, ['$1.$2', '$1,$2']],
];

const phraseIn = (words: string, language: 'en' | 'ru', phrases: Phrases): string => {
  const place = language === 'en' ? 0 : 1;
  const found = phrases[words] ?? shared[words];
  if (found !== undefined) return found[place];
  const [pattern, written] = rules.find(([one]) => one.test(words)) ?? [];
  return pattern === undefined || written === undefined ? words : words.replace(pattern, written[place]);
};

const isPlain = (value: object): boolean =>
  Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);

/** The same fixture in a language: every word that is known, however deep. Elements and functions stay. */
export function localised<Fixture>(fixture: Fixture, language: Language, phrases?: Phrases): Fixture;
export function localised(fixture: unknown, language: Language, phrases: Phrases = {}): unknown {
  if (language === 'lt') return fixture;
  if (typeof fixture === 'string') return phraseIn(fixture, language, phrases);
  if (Array.isArray(fixture)) return fixture.map((part: unknown) => localised(part, language, phrases));
  if (typeof fixture !== 'object' || fixture === null || !isPlain(fixture)) return fixture;
  return Object.fromEntries(
    Object.entries(fixture).map(([key, part]: [string, unknown]) => [
      key,
      localised(part, language, phrases),
    ]),
  );
}
