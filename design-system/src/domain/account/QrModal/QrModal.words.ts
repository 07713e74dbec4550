import type { Translations } from '../../../internal/words.ts';

/** `app` opens the product's app on the phone that shows the code; `copyFailed` tells what to do without a clipboard. */
export type QrModalWord =
  | 'title'
  | 'camera'
  | 'cameraText'
  | 'scan'
  | 'scanText'
  | 'scanUntil'
  | 'confirm'
  | 'confirmText'
  | 'code'
  | 'address'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'app'
  | 'expired'
  | 'renew'
  | 'failed'
  | 'retry';

export const qrModalWords: Translations<QrModalWord> = {
  lt: {
    title: 'Prijunkite antrą įrenginį',
    camera: 'Atverkite kamerą',
    cameraText: 'Telefono arba planšetės, kurioje norite mokytis.',
    scan: 'Nuskaitykite kodą',
    scanText: 'Kodas skirtas tik jums.',
    scanUntil: 'Kodas galioja dar {time}.',
    confirm: 'Patvirtinkite prisijungimą',
    confirmText: 'Tęsite ta pačia tema. Čia liksite prisijungę.',
    code: 'QR kodas prisijungti kitame įrenginyje',
    address: 'Arba atverkite šį adresą',
    copy: 'Kopijuoti',
    copied: 'Nukopijuota',
    copyFailed: 'Nukopijuoti nepavyko: pažymėtą adresą kopijuokite patys.',
    app: 'Tęsti programėlėje',
    expired: 'Kodas nebegalioja.',
    renew: 'Naujas kodas',
    failed: 'Kodo gauti nepavyko.',
    retry: 'Bandyti dar kartą',
  },
  en: {
    title: 'Connect a second device',
    camera: 'Open the camera',
    cameraText: 'Of the phone or tablet on which you want to study.',
    scan: 'Scan the code',
    scanText: 'The code is for you alone.',
    scanUntil: 'The code is valid for {time} more.',
    confirm: 'Confirm the sign-in',
    confirmText: 'You go on with the same topic, and stay signed in here.',
    code: 'QR code to sign in on another device',
    address: 'Or open this address',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'It could not be copied: copy the selected address yourself.',
    app: 'Continue in the app',
    expired: 'The code has expired.',
    renew: 'New code',
    failed: 'The code could not be loaded.',
    retry: 'Try again',
  },
  ru: {
    title: 'Подключите второе устройство',
    camera: 'Откройте камеру',
    cameraText: 'Телефона или планшета, на котором хотите учиться.',
    scan: 'Отсканируйте код',
    scanText: 'Код только для вас.',
    scanUntil: 'Код действует ещё {time}.',
    confirm: 'Подтвердите вход',
    confirmText: 'Вы продолжите ту же тему. Здесь вы останетесь в системе.',
    code: 'QR-код для входа на другом устройстве',
    address: 'Или откройте этот адрес',
    copy: 'Копировать',
    copied: 'Скопировано',
    copyFailed: 'Скопировать не удалось: скопируйте выделенный адрес сами.',
    app: 'Продолжить в приложении',
    expired: 'Код больше не действует.',
    renew: 'Новый код',
    failed: 'Не удалось получить код.',
    retry: 'Попробовать ещё раз',
  },
};
