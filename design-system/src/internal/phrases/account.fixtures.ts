import type { Phrases } from './language.fixtures.ts';

/** The account pages. */
export const account = {
  Apžvalga: ['Overview', 'Обзор'],
  Įvertinimai: ['Grades', 'Оценки'],
  Sertifikatai: ['Certificates', 'Сертификаты'],
  Mėgstami: ['Favourites', 'Избранное'],
  Pirkimai: ['Purchases', 'Покупки'],
  Nustatymai: ['Settings', 'Настройки'],
  Profilis: ['Profile', 'Профиль'],
  Paskyra: ['Account', 'Аккаунт'],
  Atsijungti: ['Sign out', 'Выйти'],
  'Tęskite ten, kur baigėte': ['Continue here', 'Продолжите отсюда'],
  '3 tema iš 6. Defibriliacijos sauga ir komandos padėtys': [
    'Topic 3 of 6. Safe defibrillation and places in the team',
    'Тема 3 из 6. Безопасность дефибрилляции и места в команде',
  ],
  'Tęsti temą': ['Continue the topic', 'Продолжить тему'],
  'Liko 8 min.': ['8 min left', 'Осталось 8 мин'],
  '11 iš 27 dalių': ['11 of 27 parts', '11 из 27 частей'],
  'Ieškoti savo kursuose': ['Search my courses', 'Поиск в моих курсах'],
  'Neseniai mokėtės': ['Recently studied', 'Недавно изучали'],
  'Dar neturite kursų': ['You have no courses yet', 'У вас ещё нет курсов'],
  'Visi mano kursai': ['All my courses', 'Все мои курсы'],
  'Labas rytas, Rūta': ['Good morning, Rūta', 'Доброе утро, Рута'],
  'Pirmasis kursas čia atsiras iškart po užsakymo.': [
    'The first course will appear here right after the order.',
    'Первый курс появится здесь сразу после заказа.',
  ],
  'Penktadienį praktika Vilniuje. Iki jos liko viena tema.': [
    'Practice in Vilnius on Friday. One topic is left before it.',
    'В пятницу практика в Вильнюсе. До неё осталась одна тема.',
  ],
  'Jums gali tikti': ['May suit you', 'Вам может подойти'],
} as const satisfies Phrases;
