import type { Phrases } from './language.fixtures.ts';

/** What the stories of domain components say. */
export const domain = {
  // ProgressChart and DistributionChart.
  'Kurso pažanga': ['Course progress', 'Прогресс курса'],
  'Per dešimt savaičių atlikta 84 % kurso, daugiausia lapkritį.': [
    '84% of the course done in ten weeks, most of it in November.',
    'За десять недель пройдено 84 % курса, больше всего в ноябре.',
  ],
  'Grupės vidurkis': ['Average of the group', 'Среднее по группе'],
  'Surinkti taškai': ['Points earned', 'Набранные баллы'],
  'Nuo rugsėjo surinkta 84 taškai.': ['84 points since September.', 'С сентября набрано 84 балла.'],
  'Testo rezultatai': ['Results of the test', 'Результаты теста'],
  'Daugiausia žmonių surinko nuo 80 iki 90 %. Jūsų rezultatas 84 %.': [
    'Most people have 80 to 90%. Your result is 84%.',
    'Больше всего людей набрали от 80 до 90 %. Ваш результат 84 %.',
  ],
  'Daugiausia žmonių surinko nuo 20 iki 30 taškų.': [
    'Most people have 20 to 30 points.',
    'Больше всего людей набрали от 20 до 30 баллов.',
  ],
  // PdfViewer.
  'Suaugusiųjų gaivinimo algoritmas': ['Adult life support algorithm', 'Алгоритм реанимации взрослых'],
  'Mokymosi sistema': ['Learning system', 'Система обучения'],
  // Advantages, the app.
  'Trumpos temos, vaizdo įrašai ir algoritmai.': [
    'Short topics, videos and algorithms.',
    'Короткие темы, видео и алгоритмы.',
  ],
  'Kiekvienas stovi prie paciento, ne už kitų nugarų.': [
    'Everyone is at the bedside. Nobody just watches.',
    'Каждый стоит у пациента, а не за чужими спинами.',
  ],
  'PDF – vienu paspaudimu.': ['Download the PDF in one click.', 'PDF — одним нажатием.'],
  Vienas: ['One', 'Один'],
  'Vienas privalumas.': ['One advantage.', 'Одно преимущество.'],
  'Medeina telefone.': ['Medeina on your phone.', 'Medeina в телефоне.'],
  'Tęskite temą ten, kur baigėte.': ['Pick up where you left off.', 'Продолжите тему там, где остановились.'],
  Atsisiųsti: ['Download', 'Скачать'],
  // Signing in.
  Prisijunkite: ['Sign in', 'Войдите'],
  'Neturite paskyros?': ['No account yet?', 'Нет аккаунта?'],
  'Sukurkite ją': ['Create one', 'Создайте его'],
  'Naudotojo vardas': ['Username', 'Имя пользователя'],
  Slaptažodis: ['Password', 'Пароль'],
  'Neteisingas naudotojo vardas arba slaptažodis': [
    'Wrong username or password',
    'Неверное имя пользователя или пароль',
  ],
  'Tęsti su „Google“': ['Continue with Google', 'Продолжить с Google'],
  '„Prieš mokymus skaičiau algoritmą. Po jų jis pats ateina į galvą.“': [
    '“Before the training I read the algorithm. After it, it comes to mind by itself.”',
    '«До обучения я читала алгоритм. После него он вспоминается сам.»',
  ],
  'Giedrė, skubiosios pagalbos slaugytoja, Klaipėda': [
    'Giedrė, emergency nurse, Klaipėda',
    'Гедре, медсестра скорой помощи, Клайпеда',
  ],
  // Dates and seats.
  'Vasario 11–12 d.': ['11–12 February', '11–12 февраля'],
  'Gruodžio 4–5 d., Vilnius': ['4–5 December, Vilnius', '4–5 декабря, Вильнюс'],
  Pradėti: ['Start', 'Начать'],
  'Atsakysime per vieną darbo dieną.': [
    'We answer within one working day.',
    'Ответим в течение рабочего дня.',
  ],
  'Gruodžio 30 d. – sausio 2 d.': ['30 December – 2 January', '30 декабря – 2 января'],
  'Nuotoliniu būdu': ['Online', 'Дистанционно'],
  'prieiga 6 mėnesius': ['access for 6 months', 'доступ на 6 месяцев'],
  'Metų mokymų programa': ['Training Programme of the Year', 'Учебная программа года'],
  'Slaugos asociacija, 2026': ['Nursing Association, 2026', 'Ассоциация медсестёр, 2026'],
  // Calendar, upcoming courses.
  'Intraveninių kateterių priežiūra': ['Intravenous catheter care', 'Уход за внутривенными катетерами'],
  'Blogų žinių pranešimas': ['Breaking bad news', 'Как сообщать плохие новости'],
  'Kitas kursas': ['Another course', 'Другой курс'],
  'Žiemos stovykla': ['Winter camp', 'Зимний лагерь'],
  'Žiemos simuliacijų stovykla': ['Winter simulation camp', 'Зимний симуляционный лагерь'],
  'Be datos': ['No date', 'Без даты'],
  // Contact.
  'Įveskite tinkamą telefono numerį': ['Enter a valid phone number', 'Введите правильный номер телефона'],
  Telefonas: ['Phone', 'Телефон'],
  'Pavyzdžio g. 14, Vilnius': ['Pavyzdžio g. 14, Vilnius', 'Pavyzdžio g. 14, Вильнюс'],
  'Centras „Rievė“': ['Rievė Centre', 'Центр «Риеве»'],
  'Darbo laikas': ['Opening hours', 'Часы работы'],
  'Darbo dienomis nuo 8 iki 17 val.': ['Working days from 8:00 to 17:00', 'По рабочим дням с 8 до 17 ч.'],
  'Be ženklo': ['Without a mark', 'Без знака'],
  // Cart, order, purchases, invoice.
  'Kursai (1)': ['Courses (1)', 'Курсы (1)'],
  Nuolaida: ['Discount', 'Скидка'],
  'Mokėti 153,00 €': ['Pay €153.00', 'Оплатить 153,00 €'],
  'Laukia apmokėjimo': ['Awaiting payment', 'Ожидает оплаты'],
  'Kodas negalioja': ['The code is not valid', 'Код недействителен'],
  Patvirtinti: ['Confirm', 'Подтвердить'],
  'Nemokamas užsakymas': ['Free order', 'Бесплатный заказ'],
  'Kai suma po nuolaidos – 0,00 €': [
    'When the sum after the discount is €0.00',
    'Когда сумма после скидки — 0,00 €',
  ],
  'Pasirinkite mokėjimo būdą': ['Choose how to pay', 'Выберите способ оплаты'],
  Sąskaita: ['Invoice', 'Счёт'],
  'Įmonės kodas 300000000': ['Company code 300000000', 'Код компании 300000000'],
  'Įmonės kodas 302451123': ['Company code 302451123', 'Код компании 302451123'],
  Suma: ['Sum', 'Сумма'],
  'Apmokėta banko nuoroda 2026-11-21.': [
    'Paid by bank link on 2026-11-21.',
    'Оплачено через банк 2026-11-21.',
  ],
  Kaina: ['Price', 'Цена'],
  // Certificates.
  'Kvėpavimo takų valdymo pagrindai': [
    'Basics of airway management',
    'Основы управления дыхательными путями',
  ],
  Nebegalioja: ['No longer valid', 'Больше не действует'],
  'Paciento po insulto slauga': ['Nursing a patient after a stroke', 'Уход за пациентом после инсульта'],
  'Sertifikatų dar nėra': ['No certificates yet', 'Сертификатов ещё нет'],
  'Patvirtina, kad dalyvė geba atpažinti sepsį pagal NEWS2, per pirmąją valandą pradėti gydymą ir perduoti informaciją komandai.':
    [
      'Confirms that the participant can recognise sepsis by NEWS2, begin treatment within the first hour and hand over to the team.',
      'Подтверждает, что участница умеет распознать сепсис по NEWS2, начать лечение в первый час и передать информацию команде.',
    ],
  'Galutinis rezultatas': ['Final result', 'Итоговый результат'],
  // Courses, categories, filters.
  'Kursas kraunamas': ['Loading the course', 'Курс загружается'],
  Išvalyti: ['Clear', 'Сбросить'],
  '19 kursų': ['19 courses', '19 курсов'],
  '0 kursų': ['0 courses', '0 курсов'],
  'Naujausi viršuje': ['Newest first', 'Сначала новые'],
  'Pigiausi viršuje': ['Cheapest first', 'Сначала дешёвые'],
  'Bendrai finansuoja Europos Sąjunga': [
    'Co-funded by the European Union',
    'Софинансируется Европейским союзом',
  ],
  // Questions.
  'Ar reikia pasiruošti prieš praktiką?': [
    'Should I prepare for the practice?',
    'Нужно ли готовиться к практике?',
  ],
  'Taip: baikite teoriją internetu.': ['Yes: finish the theory online.', 'Да: пройдите теорию онлайн.'],
  'Dvejus metus nuo kurso pabaigos.': [
    'Two years from the end of the course.',
    'Два года с окончания курса.',
  ],
  'Ar reikia pasiruošti?': ['Should I prepare?', 'Нужно ли готовиться?'],
  'Taip.': ['Yes.', 'Да.'],
  'Dvejus metus.': ['Two years.', 'Два года.'],
  'Mokymai karantino metu': ['Training during quarantine', 'Обучение во время карантина'],
  Registracija: ['Registration', 'Регистрация'],
  'Nuotolinis mokymasis': ['Online study', 'Дистанционное обучение'],
  'Mokymasis laboratorijoje': ['Study in the laboratory', 'Обучение в лаборатории'],
  'Mokėjimai ir prenumeratos': ['Payments and subscriptions', 'Оплата и подписки'],
  'Mokymai įstaigoms ir įmonėms': [
    'Training for institutions and companies',
    'Обучение для учреждений и компаний',
  ],
  'Verslo galimybės': ['Business opportunities', 'Возможности для бизнеса'],
  '4 klausimai': ['4 questions', '4 вопроса'],
  '5 klausimai': ['5 questions', '5 вопросов'],
  '6 klausimai': ['6 questions', '6 вопросов'],
  '7 klausimai': ['7 questions', '7 вопросов'],
  '8 klausimai': ['8 questions', '8 вопросов'],
  '9 klausimai': ['9 questions', '9 вопросов'],
  '11 klausimų': ['11 questions', '11 вопросов'],
  '12 klausimų': ['12 questions', '12 вопросов'],
  'Temos kraunamos': ['Loading the topics', 'Темы загружаются'],
  // Grades.
  Atsiliepimas: ['Feedback', 'Отзыв'],
  'Širdies sustojimo atpažinimas': ['Recognising a cardiac arrest', 'Распознавание остановки сердца'],
  'Pasikartokite polimorfinę skilvelinę tachikardiją.': [
    'Go over polymorphic ventricular tachycardia again.',
    'Повторите полиморфную желудочковую тахикардию.',
  ],
  'Klinikiniai scenarijai': ['Clinical scenarios', 'Клинические сценарии'],
  Komandoje: ['In the team', 'В команде'],
  'Aiškus vadovavimas, gera kilpinė komunikacija.': [
    'Clear leadership, good closed-loop communication.',
    'Чёткое руководство, хорошая коммуникация с подтверждением.',
  ],
  Hipotermija: ['Hypothermia', 'Гипотермия'],
  'Adrenaliną duokite tik nuo 30 °C.': [
    'Give adrenaline from 30 °C on only.',
    'Адреналин вводите только от 30 °C.',
  ],
  'Skendęs vaikas': ['A drowned child', 'Утонувший ребёнок'],
  'Praktika simuliacijų kambaryje': ['Practice in the simulation room', 'Практика в симуляционном зале'],
  'Vyks 2026-12-04': ['On 2026-12-04', 'Состоится 2026-12-04'],
  'Praktinis egzaminas': ['Practical exam', 'Практический экзамен'],
  'Klausimų bankas': ['Bank of questions', 'Банк вопросов'],
  'Rezultatą sužinosite iš dėstytojo.': [
    'Your teacher will tell you the result.',
    'Результат вы узнаете у преподавателя.',
  ],
  // The course: materials, tests, topics, the player.
  'Mokykitės tarp pamainų.': ['Learn between shifts.', 'Учитесь между сменами.'],
  'Energijos parinkimas: dvifazis ir vienfazis defibriliatorius': [
    'Choosing the energy: biphasic and monophasic defibrillators',
    'Выбор энергии: двухфазный и монофазный дефибриллятор',
  ],
  'Išsaugoti nepavyko. Bandykite dar kartą.': [
    'It could not be saved. Try again.',
    'Не удалось сохранить. Попробуйте ещё раз.',
  ],
  'Praktinis užsiėmimas simuliacijų kambaryje': [
    'Practical session in the simulation room',
    'Практическое занятие в симуляционном зале',
  ],
  'Atsivers gruodžio 4 d. 9:00, išlaikius dešimties ritmų testą': [
    'Opens on 4 December at 9:00, once the test of ten rhythms is passed',
    'Откроется 4 декабря в 9:00 после теста из десяти ритмов',
  ],
  '3.2. Saugi iškrova': ['3.2. A safe shock', '3.2. Безопасный разряд'],
  'Atsivers baigus trečią temą': ['Opens when the third topic is completed', 'Откроется после третьей темы'],
  'Temos patikra: defibriliacija': ['Check of the topic: defibrillation', 'Проверка темы: дефибрилляция'],
  'Defibriliacijos sauga ir komandos padėtys': [
    'Safe defibrillation and places in the team',
    'Безопасность дефибрилляции и места в команде',
  ],
  'Prieš iškrovą vadovas garsiai sako: visi nuo paciento.': [
    'Before the shock the leader says aloud: everyone clear of the patient.',
    'Перед разрядом руководитель громко говорит: всем отойти от пациента.',
  ],
  'Skyriaus kontrolinis lapas': ['Checklist of the ward', 'Контрольный лист отделения'],
  'Europos gaivinimo taryba': ['European Resuscitation Council', 'Европейский совет по реанимации'],
  'Gairės, plakatai ir jų vertimai.': [
    'Guidelines, posters and their translations.',
    'Рекомендации, плакаты и их переводы.',
  ],
  // Messages.
  'Laba diena. Ar patogu praktika gruodžio 4 d.?': [
    'Good morning. Does the practice on 4 December suit you?',
    'Добрый день. Удобна ли практика 4 декабря?',
  ],
  'Taip, būsiu.': ['Yes, I shall be there.', 'Да, буду.'],
  'Puiku. Iki tol baikite antrą temą.': [
    'Good. Finish the second topic before then.',
    'Отлично. До этого пройдите вторую тему.',
  ],
  'Instruktorė, ALS kursas': ['Instructor, ALS course', 'Инструктор, курс ALS'],
  'Žinučių dar nėra': ['No messages yet', 'Сообщений ещё нет'],
  'Jūsų žinutė': ['Your message', 'Ваше сообщение'],
  Siųsti: ['Send', 'Отправить'],
  Vakar: ['Yesterday', 'Вчера'],
  // Menus, second device, sharing.
  'Antras įrenginys': ['Second device', 'Второе устройство'],
  'Pradinis gaivinimas ir AID': ['Basic life support and the AED', 'Базовая реанимация и АНД'],
  'El. paštu': ['By email', 'По эл. почте'],
  Nuoroda: ['Link', 'Ссылка'],
  'Šis kodas veda tik į šį kompiuterį (localhost): telefonas jo neatvers.': [
    'This code leads to this computer alone (localhost): a phone cannot open it.',
    'Этот код ведёт только на этот компьютер (localhost): телефон его не откроет.',
  ],
  // Reviews.
  'Paramedikas, Baltijos greitoji': ['Paramedic, Baltijos Ambulance', 'Парамедик, скорая «Baltijos»'],
  'Pirmą kartą mokymuose tikrai vadovavau komandai, o ne stovėjau trečioje eilėje. Po savaitės tas pats scenarijus pasitaikė pamainoje.':
    [
      'For the first time in a training I really led the team and did not stand in the third row. A week later I met the same scenario on a shift.',
      'Впервые на обучении я действительно руководил командой, а не стоял в третьем ряду. Через неделю тот же сценарий встретился на смене.',
    ],
  'Jūsų įvertinimas': ['Your rating', 'Ваша оценка'],
  'Pasirinkite, kiek žvaigždučių skiriate': [
    'Choose how many stars you give',
    'Выберите, сколько звёзд вы ставите',
  ],
  'Parašykite bent sakinį': ['Write a sentence at least', 'Напишите хотя бы одно предложение'],
  'Atsiliepimo išsaugoti nepavyko. Bandykite dar kartą.': [
    'The review could not be saved. Try again.',
    'Не удалось сохранить отзыв. Попробуйте ещё раз.',
  ],
  'Atsiliepimų dar nėra': ['No reviews yet', 'Отзывов ещё нет'],
  // Questions, checklists, scenarios.
  'Pacientas nereaguoja ir nekvėpuoja, monitoriuje skilvelių virpėjimas. Ką darote pirmiausia?': [
    'The patient does not respond nor breathe, the monitor shows ventricular fibrillation. What do you do first?',
    'Пациент не реагирует и не дышит, на мониторе фибрилляция желудочков. Что вы сделаете первым?',
  ],
  Defibriliuoju: ['Defibrillate', 'Дефибриллирую'],
  'Suleidžiu 1 mg adrenalino': ['Give 1 mg of adrenaline', 'Ввожу 1 мг адреналина'],
  Intubuoju: ['Intubate', 'Интубирую'],
  'Laukiu komandos vadovo nurodymo': ['Wait for the team leader', 'Жду указания руководителя команды'],
  'Kurios yra grįžtamosios sustojimo priežastys? Pasirinkite visas.': [
    'Which are reversible causes of the arrest? Choose all.',
    'Какие причины остановки обратимы? Выберите все.',
  ],
  Hipoksija: ['Hypoxia', 'Гипоксия'],
  Karščiavimas: ['Fever', 'Лихорадка'],
  'Širdies tamponada': ['Cardiac tamponade', 'Тампонада сердца'],
  'Išdėstykite veiksmus eilės tvarka.': ['Put the actions in order.', 'Расположите действия по порядку.'],
  'Prijungti defibriliatorių': ['Attach the defibrillator', 'Подключить дефибриллятор'],
  'Kviesti pagalbą': ['Call for help', 'Позвать на помощь'],
  'Patikrinti sąmonę ir kvėpavimą': ['Check response and breathing', 'Проверить сознание и дыхание'],
  'Pradėti krūtinės ląstos paspaudimus': ['Start chest compressions', 'Начать компрессии грудной клетки'],
  'Kuris vaistas kada skiriamas?': ['Which drug is given when?', 'Какой препарат когда вводят?'],
  'Defibriliacija: praktinis vertinimas': [
    'Defibrillation: practical assessment',
    'Дефибрилляция: практическая оценка',
  ],
  'Prieš iškrovą': ['Before the shock', 'До разряда'],
  Iškrova: ['The shock', 'Разряд'],
  'Kviečia pagalbą ir paprašo defibriliatoriaus': [
    'Calls for help and asks for a defibrillator',
    'Зовёт на помощь и просит дефибриллятор',
  ],
  'Tęsia paspaudimus, kol defibriliatorius įsikrauna': [
    'Goes on with compressions while it charges',
    'Продолжает компрессии, пока дефибриллятор заряжается',
  ],
  'Atitraukia deguonį bent per metrą': ['Moves the oxygen a metre away', 'Отводит кислород хотя бы на метр'],
  'Garsiai įspėja ir apsidairo, ar niekas neliečia paciento': [
    'Warns aloud and looks whether anyone touches the patient',
    'Громко предупреждает и смотрит, не касается ли кто пациента',
  ],
  'Iškart po iškrovos tęsia paspaudimus': [
    'Goes on with compressions right after the shock',
    'Сразу после разряда продолжает компрессии',
  ],
  'Vertintojo parašas': ['Signature of the assessor', 'Подпись оценивающего'],
  'Anafilaksija palatoje': ['Anaphylaxis on the ward', 'Анафилаксия в палате'],
  'Dusulys po antibiotiko': ['Short of breath after an antibiotic', 'Одышка после антибиотика'],
  'Spaudimas kyla': ['The pressure rises', 'Давление растёт'],
  'Sustojo širdis': ['The heart stopped', 'Сердце остановилось'],
  'Suleidžiu 0,5 mg adrenalino į raumenis': [
    'Give 0.5 mg of adrenaline into the muscle',
    'Ввожу 0,5 мг адреналина в мышцу',
  ],
  'Suleidžiu antihistamininio vaisto į veną': [
    'Give an antihistamine into the vein',
    'Ввожу антигистаминный препарат в вену',
  ],
  'Stebiu bent šešias valandas': ['Observe for at least six hours', 'Наблюдаю хотя бы шесть часов'],
  'Po valandos išleidžiu namo': ['Send home after an hour', 'Через час отпускаю домой'],
  // Questions, scenarios and checklists.
  'Adrenalinas į raumenis yra pirmas vaistas. Simptomai gali grįžti, todėl pacientas stebimas.': [
    'Adrenaline into the muscle comes first. Symptoms can return, so the patient is observed.',
    'Адреналин внутримышечно — первый препарат. Симптомы могут вернуться, поэтому пациента наблюдают.',
  ],
  '54 metų pacientei prieš penkias minutes sulašinta ceftriaksono. Ji dūsta, veidas paraudęs, girdėti švokštimas.':
    [
      'A woman of 54 was given ceftriaxone five minutes ago. She is short of breath, her face is flushed, and she is wheezing.',
      'Пациентке 54 лет пять минут назад ввели цефтриаксон. Она задыхается, лицо покраснело, слышны хрипы.',
    ],
  'Po trijų minučių kvėpuoti lengviau, spaudimas kyla.': [
    'After three minutes she breathes more easily, and the pressure rises.',
    'Через три минуты дышать легче, давление растёт.',
  ],
  'Švokštimas stiprėja, pacientė nebeatsako į klausimus.': [
    'The wheezing gets worse, and she no longer answers questions.',
    'Хрипы усиливаются, пациентка больше не отвечает на вопросы.',
  ],
  'Pacientė kalba sakiniais, bėrimas blykšta.': [
    'She speaks in sentences, and the rash fades.',
    'Пациентка говорит предложениями, сыпь бледнеет.',
  ],
  'Rytą ji važiuoja namo': ['She goes home in the morning', 'Утром она едет домой'],
  'Po keturių valandų simptomai grįžo': [
    'The symptoms returned after four hours',
    'Через четыре часа симптомы вернулись',
  ],
  'Pacientas sveria 64 kg. Kiek miligramų amjodarono suleisite, jei dozė yra 5 mg/kg?': [
    'The patient weighs 64 kg. How many milligrams of amiodarone do you give at 5 mg/kg?',
    'Пациент весит 64 кг. Сколько миллиграммов амиодарона вы введёте при дозе 5 мг/кг?',
  ],
  'Kaip vadinasi ritmas, kai monitoriuje matyti elektrinė veikla, bet pulso nėra?': [
    'What is it called when the monitor shows electrical activity and there is no pulse?',
    'Как называется ритм, когда на мониторе видна электрическая активность, а пульса нет?',
  ],
  'Kiekviena iškrovos atidėta minutė mažina išgyvenimą maždaug dešimtadaliu.': [
    'Every minute of delay before the shock lowers survival by about a tenth.',
    'Каждая минута промедления с разрядом снижает выживаемость примерно на десятую часть.',
  ],
  'Adrenalinas leidžiamas po trečios iškrovos.': [
    'Adrenaline is given after the third shock.',
    'Адреналин вводят после третьего разряда.',
  ],
  'Aprašykite savo veiksmus.': ['Describe what you do.', 'Опишите свои действия.'],
  'Po trečios iškrovos': ['After the third shock', 'После третьего разряда'],
  'Kuo greičiau, jei ritmui iškrovos nereikia': [
    'At once if the rhythm is not shockable',
    'Как можно скорее, если ритм не требует разряда',
  ],
  'Aiški refleksija. Pridėkite, kaip matavote gylį.': [
    'A clear reflection. Add how you measured the depth.',
    'Ясная рефлексия. Добавьте, как измеряли глубину.',
  ],
  'Sustojo 8 sekundėms.': ['Paused for 8 seconds.', 'Остановка на 8 секунд.'],
  Pasirašykite: ['Sign here', 'Подпишите'],
  'Artimiausios grupės Vilniuje ir Šiauliuose: 69,00 € vietoj 89,00 €.': [
    'The next groups in Vilnius and Šiauliai: €69.00 instead of €89.00.',
    'Ближайшие группы в Вильнюсе и Шяуляе: 69,00 € вместо 89,00 €.',
  ],
  'Rinktis datą': ['Choose a date', 'Выбрать дату'],
  'EKG, kurią perskaitysite iki galo': [
    'An ECG you will read to the end',
    'ЭКГ, которую вы прочитаете до конца',
  ],
  'Pradinis gaivinimas ir AED': ['Basic life support and AED', 'Базовая реанимация и АНД'],
  'Adrenalinas 1 mg': ['Adrenaline 1 mg', 'Адреналин 1 мг'],
  'Amjodaronas 300 mg': ['Amiodarone 300 mg', 'Амиодарон 300 мг'],
  'Magnio sulfatas 2 g': ['Magnesium sulphate 2 g', 'Сульфат магния 2 г'],
  'Esant „torsades de pointes“': ['In torsades de pointes', 'При torsades de pointes'],
  'Praktikos refleksija': ['Reflection on the practice', 'Рефлексия о практике'],
  'Dvi dienos su ultragarso davikliu rankoje.': [
    'Two days with the probe in your hand.',
    'Два дня с ультразвуковым датчиком в руке.',
  ],
  'Visi nuo paciento.': ['Everyone clear.', 'Всем отойти.'],
  'POCUS Kaune': ['POCUS in Kaunas', 'POCUS в Каунасе'],
} as const satisfies Phrases;
