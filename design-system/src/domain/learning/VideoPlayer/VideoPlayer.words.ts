import type { Translations } from '../../../internal/words.ts';

/** `video` names the player, `positionOf` is the place on the timeline as it is read out. */
export type VideoPlayerWord =
  | 'video'
  | 'play'
  | 'pause'
  | 'back'
  | 'position'
  | 'positionOf'
  | 'mute'
  | 'captions'
  | 'speed'
  | 'fullScreen'
  | 'transcript'
  | 'lines'
  | 'failed'
  | 'retry';

export const videoPlayerWords: Translations<VideoPlayerWord> = {
  lt: {
    video: 'Vaizdo įrašas: {title}',
    play: 'Leisti',
    pause: 'Pristabdyti',
    back: 'Atgal {seconds, number} s',
    position: 'Vieta įraše',
    positionOf: '{time} iš {duration}',
    mute: 'Išjungti garsą',
    captions: 'Subtitrai',
    speed: 'Greitis: {speed}',
    fullScreen: 'Visas ekranas',
    transcript: 'Įrašo tekstas',
    lines: 'Kas sakoma',
    failed: 'Įrašo paleisti nepavyko. Patikrinkite ryšį.',
    retry: 'Bandyti dar kartą',
  },
  en: {
    video: 'Video: {title}',
    play: 'Play',
    pause: 'Pause',
    back: 'Back {seconds, number} s',
    position: 'Position',
    positionOf: '{time} of {duration}',
    mute: 'Mute',
    captions: 'Captions',
    speed: 'Speed: {speed}',
    fullScreen: 'Full screen',
    transcript: 'Transcript',
    lines: 'What is said',
    failed: 'The video could not be played. Check the connection.',
    retry: 'Try again',
  },
  ru: {
    video: 'Видео: {title}',
    play: 'Воспроизвести',
    pause: 'Пауза',
    back: 'Назад на {seconds, number} с',
    position: 'Место в записи',
    positionOf: '{time} из {duration}',
    mute: 'Выключить звук',
    captions: 'Субтитры',
    speed: 'Скорость: {speed}',
    fullScreen: 'Во весь экран',
    transcript: 'Расшифровка',
    lines: 'Что говорится',
    failed: 'Не удалось воспроизвести видео. Проверьте соединение.',
    retry: 'Попробовать ещё раз',
  },
};
