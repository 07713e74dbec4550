import type { Phrases } from './language.fixtures.ts';

/** The frame, home, the list of courses and the cart. */
export const publicPages = {
  // The frame.
  'Ieškoti kurso': ['Find a course', 'Поиск курса'],
  Ieškoti: ['Search', 'Поиск'],
  'Krepšelis, 2 kursai': ['Cart, 2 courses', 'Корзина, 2 курса'],
  Prisijungti: ['Sign in', 'Войти'],
  'Hibridiniai medicinos mokymai: teorija internetu, praktika simuliacijų kambaryje.': [
    'Hybrid medical training: theory online, practice in a simulation room.',
    'Гибридное медицинское обучение: теория онлайн, практика в симуляционном зале.',
  ],
  Partneriai: ['Partners', 'Партнёры'],
  'Šilo universitetas': ['Šilas University', 'Университет Шилас'],
  'Simuliacijų centras „Rievė“': ['Rievė Simulation Centre', 'Симуляционный центр «Риеве»'],
  // Home.
  'Hibridiniai mokymai': ['Hybrid training', 'Гибридное обучение'],
  'Mokykitės tarp pamainų. Treniruokitės be rizikos pacientui.': [
    'Learn between shifts. Train without risk to a patient.',
    'Учитесь между сменами. Тренируйтесь без риска для пациента.',
  ],
  'Teoriją išmoksite internetu, savo tempu. Sprendimus ir praktinius įgūdžius įtvirtinsite simuliacijų kambaryje, grupėje po tris.':
    [
      'Learn the theory online, at your own pace. Practise decisions and hands-on skills in the simulation room, in groups of three.',
      'Теорию пройдёте онлайн, в своём темпе. Решения и практические навыки закрепите в симуляционном зале, в группе из трёх человек.',
    ],
  'Rasti kursą': ['Find a course', 'Найти курс'],
  'Kaip vyksta mokymai': ['How the training goes', 'Как проходит обучение'],
  'Naujas kambarys Kaune': ['A new room in Kaunas', 'Новый зал в Каунасе'],
  'Naujas simuliacijų kambarys Kaune': [
    'A new simulation room in Kaunas',
    'Новый симуляционный зал в Каунасе',
  ],
  'Nuo sausio praktika vyksta ir Pavyzdžio gatvėje.': [
    'From January practice also takes place in Pavyzdžio Street.',
    'С января практика проходит и на улице Павиздзио.',
  ],
  'Artimiausios datos': ['Upcoming dates', 'Ближайшие даты'],
  'Grupės prenumerata įstaigoms': [
    'Group subscription for institutions',
    'Групповая подписка для учреждений',
  ],
  'Komanda, kuri treniruojasi kartu, krizę sutinka ramiau': [
    'A team that trains together meets a crisis more calmly',
    'Команда, которая тренируется вместе, встречает кризис спокойнее',
  ],
  'Ligoninėms, poliklinikoms ir vaistinėms: nuo šimto darbuotojų, su aiškia kaina asmeniui.': [
    'For hospitals, clinics and pharmacies: from a hundred staff, at a clear price per person.',
    'Для больниц, поликлиник и аптек: от ста сотрудников, с понятной ценой на человека.',
  ],
  'Teorija internetu, savo tempu': ['Theory online, at your own pace', 'Теория онлайн, в своём темпе'],
  'Simuliacija grupėje po tris': ['Simulation in groups of three', 'Симуляция в группе из трёх'],
  'Kaip auga įgūdis': ['How a skill grows', 'Как растёт навык'],
  'Teorija, kai turite penkiolika minučių': [
    'Theory when you have fifteen minutes',
    'Теория, когда есть пятнадцать минут',
  ],
  'Trumpos temos, vaizdo įrašai ir algoritmai. Pradėkite kompiuteriu, tęskite telefone: vieta išsaugoma.': [
    'Short topics, videos and algorithms. Start on a computer, carry on with your phone: your place is kept.',
    'Короткие темы, видео и алгоритмы. Начните на компьютере, продолжите на телефоне: место сохранится.',
  ],
  'Praktika grupėse po tris': ['Practice in groups of three', 'Практика в группах по трое'],
  'Kiekvienas stovi prie paciento, ne už kitų nugarų. Scenarijų su instruktoriumi aptariate iškart.': [
    'Everyone is at the bedside. Nobody just watches. You talk the scenario through with the instructor straight away.',
    'Каждый стоит у пациента, а не за чужими спинами. Сценарий сразу обсуждаете с инструктором.',
  ],
  'Sertifikatas su aiškia galiojimo data': [
    'A certificate with a clear date of validity',
    'Сертификат с ясным сроком действия',
  ],
  'Galutinis rezultatas, autorinė organizacija ir galiojimo laikas matomi iš karto. PDF – vienu paspaudimu.':
    [
      'Final result, author organisation and validity at a glance. Download the PDF in one click.',
      'Итоговый результат, организация-автор и срок действия видны сразу. PDF — одним нажатием.',
    ],
  'Rinkitės kryptį': ['Choose a field', 'Выберите направление'],
  'Visi 52 kursai': ['All 52 courses', 'Все 52 курса'],
  'Dažniausiai renkami': ['Most popular', 'Чаще всего выбирают'],
  'Įtraukti į mėgstamus': ['Add to favourites', 'Добавить в избранное'],
  'Mokosi daugiau nei 20 įstaigų komandos': [
    'Teams of more than 20 institutions learn here',
    'Здесь учатся команды более чем 20 учреждений',
  ],
  'Baltijos greitoji': ['Baltijos Ambulance', 'Балтийская скорая'],
  'Šilo ligoninė': ['Šilas Hospital', 'Больница Шилас'],
  'Aušros vaistinės': ['Aušra Pharmacies', 'Аптеки «Аушра»'],
  'Vilnelės poliklinika': ['Vilnelė Polyclinic', 'Поликлиника Вильняле'],
  'Globos namai „Liepa“': ['Liepa Care Home', 'Дом престарелых «Лиепа»'],
  'Palikite numerį. Atskambinsime darbo dieną nuo 8 iki 17 val.': [
    'Leave your number. We call back on working days from 8:00 to 17:00.',
    'Оставьте номер. Перезвоним в рабочий день с 8 до 17 ч.',
  ],
  'Numerį naudosime tik šiam skambučiui.': [
    'We will use the number for this call only.',
    'Номер используем только для этого звонка.',
  ],
  // The list of courses.
  gaivinimas: ['life support', 'реанимация'],
  Rikiuoti: ['Sort by', 'Сортировать'],
  'Populiariausi viršuje': ['Most popular first', 'Сначала популярные'],
  'Artimiausi viršuje': ['Nearest first', 'Сначала ближайшие'],
  'Rodyti 19 kursų': ['Show 19 courses', 'Показать 19 курсов'],
  'Kursai kraunami': ['Loading the courses', 'Курсы загружаются'],
  'Nieko neradome pagal „gaivinimas“': [
    'Nothing found for “life support”',
    'Ничего не нашлось по запросу «реанимация»',
  ],
  'Išvalyti filtrus': ['Clear the filters', 'Сбросить фильтры'],
  'Patikrinkite rašybą arba pašalinkite dalį filtrų.': [
    'Check the spelling or remove some of the filters.',
    'Проверьте написание или уберите часть фильтров.',
  ],
  'Į krepšelį': ['To the cart', 'В корзину'],
  // The cart.
  Krepšelis: ['Cart', 'Корзина'],
  'Krepšelis tuščias': ['The cart is empty', 'Корзина пуста'],
  'Kursai (2)': ['Courses (2)', 'Курсы (2)'],
  'Nuolaida „SLAUGA20“': ['Discount “SLAUGA20”', 'Скидка «SLAUGA20»'],
  'Iš viso': ['Total', 'Итого'],
  'Mokėti 133,00 €': ['Pay €133.00', 'Оплатить 133,00 €'],
  'Perkate įstaigos vardu? Rekvizitus įrašysite kitame žingsnyje.': [
    'Buying for an institution? You fill in its details at the next step.',
    'Покупаете для учреждения? Реквизиты впишете на следующем шаге.',
  ],
  'Dažnai perka kartu': ['Often bought together', 'Часто покупают вместе'],
  'Banko nuoroda': ['Bank link', 'Через банк'],
  'Būsite nukreipti į PayPal': ['You will be taken to PayPal', 'Вы перейдёте на PayPal'],
  'Įmonės kodą sudaro 9 skaitmenys': ['A company code has 9 digits', 'Код компании состоит из 9 цифр'],
  Adresas: ['Address', 'Адрес'],
  'Sutinku su': ['I accept the', 'Я принимаю'],
  'pirkimo taisyklėmis': ['terms of purchase', 'правила покупки'],
  'Apmokėti 133,00 €': ['Pay €133.00', 'Оплатить 133,00 €'],
  'Tęsite saugiame banko puslapyje': [
    'You continue on the bank’s secure page',
    'Продолжите на защищённой странице банка',
  ],
  // The plan of a room and ruled lists.
  Vadovauja: ['Leads', 'Руководит'],
  'Sprendžia, kas daroma toliau.': ['Decides what is done next.', 'Решает, что делать дальше.'],
  'Dirba rankomis': ['Works with their hands', 'Работает руками'],
  'Apžiūri, masažuoja, ventiliuoja.': [
    'Examines, compresses, ventilates.',
    'Осматривает, делает массаж сердца и вентиляцию.',
  ],
  'Leidžia vaistus': ['Gives the medicines', 'Вводит лекарства'],
  'Ir garsiai seka laiką.': ['And keeps the time aloud.', 'И вслух следит за временем.'],
  'Pavyzdžio g. 14, centras „Rievė“': [
    'Pavyzdžio g. 14, the “Rievė” centre',
    'Pavyzdžio g. 14, центр «Rievė»',
  ],
  'Pavyzdžio g. 2': ['Pavyzdžio g. 2', 'Pavyzdžio g. 2'],
  'Kiti miestai': ['Other towns', 'Другие города'],
  'Atvykstame į Jūsų įstaigą.': ['We come to your institution.', 'Приезжаем в ваше учреждение.'],
  Pokalbis: ['A talk', 'Разговор'],
  'Pusvalandį kalbamės su skyriumi.': [
    'We talk with the department for half an hour.',
    'Полчаса говорим с отделением.',
  ],
  Planas: ['A plan', 'План'],
  'Per tris darbo dienas atsiunčiame pasiūlymą.': [
    'We send an offer within three working days.',
    'В течение трёх рабочих дней присылаем предложение.',
  ],
} as const satisfies Phrases;
