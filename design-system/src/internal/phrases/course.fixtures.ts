import type { Phrases } from './language.fixtures.ts';

/** The public page of a course and a learner’s course. */
export const course = {
  // The public page.
  'Dviejų dienų kursas komandoms, kurios atsako į iškvietimą pirmosios: nuo ritmo atpažinimo iki sprendimo nutraukti gaivinimą.':
    [
      'A two-day course for teams that arrive first: from reading the rhythm to the decision to stop.',
      'Двухдневный курс для команд, которые приезжают первыми: от распознавания ритма до решения прекратить реанимацию.',
    ],
  'Lietuvių k.': ['Lithuanian', 'Литовский'],
  'Teorija 2 val. 6 min.': ['Theory 2 h 6 min', 'Теория 2 ч 6 мин'],
  'Praktika 2 dienos, 12 val.': ['Practice 2 days, 12 h', 'Практика 2 дня, 12 ч'],
  'Sertifikatas 2 metams': ['Certificate for 2 years', 'Сертификат на 2 года'],
  '14 kvalifikacijos tobulinimo val.': ['14 CPD hours', '14 ч повышения квалификации'],
  Vieta: ['Place', 'Место'],
  'Rodyti žemėlapyje': ['Show on the map', 'Показать на карте'],
  'Kas moko': ['Who teaches', 'Кто преподаёт'],
  'Anesteziologas-reanimatologas': ['Anaesthetist and intensivist', 'Анестезиолог-реаниматолог'],
  'Vadovauja reanimacijos skyriaus gaivinimo komandai. Praktikoje stabdo scenarijų tik tada, kai yra ką aptarti.':
    [
      'Leads the resuscitation team of an intensive care unit. In practice he stops a scenario only when there is something to discuss.',
      'Руководит реанимационной бригадой отделения интенсивной терапии. На практике останавливает сценарий только тогда, когда есть что обсудить.',
    ],
  'Paramedikas, simuliacijų instruktorius': [
    'Paramedic, simulation instructor',
    'Парамедик, инструктор по симуляции',
  ],
  Dalytis: ['Share', 'Поделиться'],
  'Kurso informacija': ['About this course', 'Информация о курсе'],
  'Apie kursą': ['About the course', 'О курсе'],
  Temos: ['Topics', 'Темы'],
  Atsiliepimai: ['Reviews', 'Отзывы'],
  'Ką mokėsite po kurso': ['What you will be able to do', 'Что вы будете уметь после курса'],
  'Atpažinti ritmus, kuriems reikia iškrovos, greičiau nei per 10 sekundžių': [
    'Tell a shockable rhythm from a non-shockable one within 10 seconds',
    'За 10 секунд отличать ритм, требующий разряда',
  ],
  'Vadovauti gaivinimo komandai ir aiškiai skirstyti vaidmenis': [
    'Lead a resuscitation team and hand out roles in plain words',
    'Руководить реанимационной командой и чётко распределять роли',
  ],
  'Saugiai atlikti defibriliaciją ir kardioversiją': [
    'Defibrillate and cardiovert safely',
    'Безопасно проводить дефибрилляцию и кардиоверсию',
  ],
  'Ieškoti grįžtamųjų priežasčių pagal 4H ir 4T': [
    'Search for reversible causes with the 4 Hs and 4 Ts',
    'Искать обратимые причины по схеме 4H и 4T',
  ],
  'Teorinę dalį baigsite internetu per dvi savaites iki praktikos: šešios temos, 27 trumpos dalys, pasitikrinimo testai po kiekvienos. Į simuliacijų kambarį atvyksite jau žinodami algoritmus, todėl visas laikas skiriamas rankoms ir sprendimams.':
    [
      'You finish the theory online in the two weeks before the practice: six topics, 27 short parts, a test after each. You come to the simulation room knowing the algorithms, so that all of the time is left for hands and decisions.',
      'Теорию вы пройдёте онлайн за две недели до практики: шесть тем, 27 коротких частей, проверочный тест после каждой. В симуляционный зал вы приедете, уже зная алгоритмы, поэтому всё время достанется рукам и решениям.',
    ],
  'Praktikoje dirbsite grupėje po tris su aukšto tikslumo simuliatoriumi. Kiekvienas scenarijus filmuojamas ir iškart aptariamas su instruktoriumi.':
    [
      'In the practice you work in groups of three with a high-fidelity simulator. Every scenario is filmed and discussed with the instructor straight afterwards.',
      'На практике вы работаете в группе по трое с высокоточным симулятором. Каждый сценарий снимается на видео и сразу разбирается с инструктором.',
    ],
  '6 temos, apie 6 val. 40 min. teorijos': [
    '6 topics, about 6 h 40 min of theory',
    '6 тем, около 6 ч 40 мин теории',
  ],
  'Širdies sustojimo atpažinimas ir pirmieji veiksmai': [
    'Recognising a cardiac arrest and acting first',
    'Распознавание остановки сердца и первые действия',
  ],
  'Pirmoji minutė': ['The first minute', 'Первая минута'],
  'Kokybiškas krūtinės ląstos paspaudimas ir ventiliacija': [
    'Good chest compressions and ventilation',
    'Качественные компрессии грудной клетки и вентиляция',
  ],
  'Gylis, dažnis, atsileidimas': ['Depth, rate, recoil', 'Глубина, частота, расправление'],
  'Ritmo atpažinimas ir defibriliacija': [
    'Reading the rhythm and defibrillation',
    'Распознавание ритма и дефибрилляция',
  ],
  'Skilvelių virpėjimas ir skilvelinė tachikardija be pulso': [
    'Ventricular fibrillation and pulseless ventricular tachycardia',
    'Фибрилляция желудочков и желудочковая тахикардия без пульса',
  ],
  'ERC 2025 gairių santrauka': [
    'Summary of the ERC 2025 guidelines',
    'Краткое изложение рекомендаций ERC 2025',
  ],
  'Defibriliacijos algoritmas': ['The defibrillation algorithm', 'Алгоритм дефибрилляции'],
  'Pasitikrinkite: dešimt ritmų': ['Test yourself: ten rhythms', 'Проверьте себя: десять ритмов'],
  'Kvėpavimo takai ir kapnografija': ['Airway and capnography', 'Дыхательные пути и капнография'],
  'Kreivė ekrane': ['The curve on the screen', 'Кривая на экране'],
  'Vaistai gaivinant ir grįžtamosios priežastys': [
    'Drugs in resuscitation and reversible causes',
    'Препараты при реанимации и обратимые причины',
  ],
  '4H ir 4T': ['The 4 Hs and 4 Ts', '4H и 4T'],
  'Slauga ir gydymas po gaivinimo': ['Care after resuscitation', 'Уход и лечение после реанимации'],
  Temperatūra: ['Temperature', 'Температура'],
  'Grupės prenumerata': ['Group subscription', 'Групповая подписка'],
  'Darbuotojų skaičius': ['Number of employees', 'Число сотрудников'],
  'Visi 312': ['All 312', 'Все 312'],
  'Dažnai užduodami klausimai': ['Frequently asked questions', 'Часто задаваемые вопросы'],
  'Kiek laiko skirti teorijai?': ['How long does the theory take?', 'Сколько времени занимает теория?'],
  'Apie septynias valandas. Temos trumpos, todėl galite mokytis po penkiolika minučių tarp pamainų: vieta, kurioje sustojote, išsaugoma.':
    [
      'About seven hours. The topics are short, so you can study fifteen minutes at a time between shifts: your place is kept.',
      'Около семи часов. Темы короткие, поэтому можно учиться по пятнадцать минут между сменами: место, где вы остановились, сохраняется.',
    ],
  'Ar galiu atvykti į praktiką nebaigęs teorijos?': [
    'May I come to the practice without finishing the theory?',
    'Можно ли приехать на практику, не закончив теорию?',
  ],
  'Prieš praktiką baikite bent pirmąsias tris temas.': [
    'Finish at least the first three topics first.',
    'Сначала пройдите хотя бы первые три темы.',
  ],
  'Kiek galioja sertifikatas?': ['How long is the certificate valid?', 'Сколько действует сертификат?'],
  'Dvejus metus nuo praktikos dienos.': [
    'Two years from the day of the practice.',
    'Два года со дня практики.',
  ],
  'Klausti apie kursą': ['Ask about the course', 'Задать вопрос о курсе'],
  'vienam asmeniui': ['per person', 'за человека'],
  'Gruodžio 4 d.': ['4 December', '4 декабря'],
  'Gruodžio 7–8 d.': ['7–8 December', '7–8 декабря'],
  'Gruodžio 11 d.': ['11 December', '11 декабря'],
  'Gruodžio 4–5 d.': ['4–5 December', '4–5 декабря'],
  'Gruodžio 17–18 d.': ['17–18 December', '17–18 декабря'],
  'Sausio 14–15 d.': ['14–15 January', '14–15 января'],
  'Sausio 28–29 d.': ['28–29 January', '28–29 января'],
  'liko 2 vietos': ['2 seats left', 'осталось 2 места'],
  '5 vietos': ['5 seats', '5 мест'],
  '9 vietos': ['9 seats', '9 мест'],
  'vietų nėra': ['no seats', 'мест нет'],
  Trukmė: ['Duration', 'Длительность'],
  Praktika: ['Practice', 'Практика'],
  'Simuliacijų kambaryje': ['In the simulation room', 'В симуляционном зале'],
  Grupė: ['Group', 'Группа'],
  '3 dalyviai': ['3 participants', '3 участника'],
  'Galioja 2 metus': ['Valid for 2 years', 'Действует 2 года'],
  'Metų simuliacinis kursas 2025': ['Simulation Course of the Year 2025', 'Симуляционный курс года 2025'],
  'Simuliacinio mokymo draugija „Ataidas“': [
    '“Ataidas” Society for Simulation Training',
    'Общество симуляционного обучения «Ataidas»',
  ],
  'Panašūs kursai': ['Related courses', 'Похожие курсы'],
  // A learner's course.
  Bendra: ['Overview', 'Обзор'],
  Teorija: ['Theory', 'Теория'],
  Testai: ['Tests', 'Тесты'],
  'Dešimties ritmų testas': ['The test of ten rhythms', 'Тест из десяти ритмов'],
  'Baigiamasis testas': ['The final test', 'Итоговый тест'],
  'Atsivers baigus visas temas': ['Opens when all topics are completed', 'Откроется после всех тем'],
  'Atsivers baigus 5 temą': ['Opens when topic 5 is completed', 'Откроется после темы 5'],
  'Keturi ritmai, du keliai: iškrova arba paspaudimai ir vaistai.': [
    'Four rhythms, two ways: a shock, or compressions and drugs.',
    'Четыре ритма, два пути: разряд или компрессии и препараты.',
  ],
  '3.1. Ritmai, kuriems reikia iškrovos': ['3.1. Shockable rhythms', '3.1. Ритмы, требующие разряда'],
  'Skilvelių virpėjimas per dešimt sekundžių': [
    'Ventricular fibrillation in ten seconds',
    'Фибрилляция желудочков за десять секунд',
  ],
  'Energijos parinkimas': ['Choosing the energy', 'Выбор энергии'],
  'Temos patikra': ['Check of the topic', 'Проверка темы'],
  '3.2. Praktika': ['3.2. Practice', '3.2. Практика'],
  'Sustojimas palatoje': ['Arrest on the ward', 'Остановка в палате'],
  'Praktinis užsiėmimas': ['Practical session', 'Практическое занятие'],
  'Atsivers gruodžio 4 d. 9:00': ['Opens on 4 December at 9:00', 'Откроется 4 декабря в 9:00'],
  'Paspaudimai ir ventiliacija': ['Compressions and ventilation', 'Компрессии и вентиляция'],
  'Sinusinis ritmas ir skilvelinė ekstrasistolė': [
    'Sinus rhythm and a ventricular ectopic beat',
    'Синусовый ритм и желудочковая экстрасистола',
  ],
  'Krūtinės elektrodų vietos': ['Where the chest electrodes go', 'Места грудных электродов'],
  'Žmogus su šešiais elektrodais ant krūtinės': [
    'A person with six electrodes on the chest',
    'Человек с шестью электродами на груди',
  ],
  'Specializuoto gaivinimo algoritmas': [
    'The advanced life support algorithm',
    'Алгоритм расширенной реанимации',
  ],
  'Nereaguoja ir normaliai nekvėpuoja': [
    'Unresponsive and not breathing normally',
    'Не реагирует и не дышит нормально',
  ],
  'Paspaudimai 30:2, defibriliatorius': [
    'Compressions 30:2, defibrillator',
    'Компрессии 30:2, дефибриллятор',
  ],
  'Koks ritmas?': ['Which rhythm?', 'Какой ритм?'],
  'Reikia iškrovos': ['Shockable', 'Разряд показан'],
  'Iškrovos nereikia': ['Not shockable', 'Разряд не показан'],
  'Viena iškrova': ['One shock', 'Один разряд'],
  'kuo greičiau, paskui kas 3–5 min.': [
    'as soon as possible, then every 3–5 min',
    'как можно раньше, затем каждые 3–5 мин',
  ],
  'Paspaudimai 2 min., tada vėl ritmas': [
    'Compressions for 2 min, then the rhythm again',
    'Компрессии 2 мин, затем снова ритм',
  ],
  'Kraujotaka atsikūrė: ABCDE': ['Circulation is back: ABCDE', 'Кровообращение восстановлено: ABCDE'],
} as const satisfies Phrases;
