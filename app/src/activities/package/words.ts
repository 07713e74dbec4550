import type { Language } from '@medeina/contract';

/** What the player says itself; packages bring their own words. `failed` is ours. */
export const playerWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  lt: {
    failed: 'Užduoties įkelti nepavyko. Patikrinkite ryšį ir įkelkite puslapį iš naujo.',
    cancelLabel: 'Atšaukti',
    close: 'Uždaryti',
    confirmDialogBody: 'Ar tikrai norite tęsti? To atšaukti nebus galima.',
    confirmDialogHeader: 'Patvirtinkite',
    confirmLabel: 'Patvirtinti',
    contentChanged: 'Nuo paskutinio karto užduotis pasikeitė.',
    fullscreen: 'Visas ekranas',
    disableFullscreen: 'Išjungti viso ekrano rodinį',
    startingOver: 'Pradėsite iš naujo.',
  },
  en: {
    failed: 'The exercise could not be loaded. Check the connection and reload the page.',
    cancelLabel: 'Cancel',
    close: 'Close',
    confirmDialogBody: 'Do you want to go on? It cannot be undone.',
    confirmDialogHeader: 'Please confirm',
    confirmLabel: 'Confirm',
    contentChanged: 'The exercise has changed since you were here.',
    fullscreen: 'Full screen',
    disableFullscreen: 'Leave full screen',
    startingOver: 'You will start over.',
  },
  ru: {
    failed: 'Не удалось загрузить задание. Проверьте соединение и обновите страницу.',
    cancelLabel: 'Отмена',
    close: 'Закрыть',
    confirmDialogBody: 'Продолжить? Отменить это будет нельзя.',
    confirmDialogHeader: 'Подтвердите',
    confirmLabel: 'Подтвердить',
    contentChanged: 'С прошлого раза задание изменилось.',
    fullscreen: 'Во весь экран',
    disableFullscreen: 'Выйти из полноэкранного режима',
    startingOver: 'Вы начнёте заново.',
  },
};
