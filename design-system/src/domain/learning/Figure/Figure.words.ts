import type { Translations } from '../../../internal/words.ts';

/** `enlargeNamed` is the button for those who do not see where it stands; `area` names what is enlarged. */
export type FigureWord = 'enlarge' | 'enlargeNamed' | 'area' | 'zoomIn' | 'zoomOut' | 'zoom' | 'fit';

export const figureWords: Translations<FigureWord> = {
  lt: {
    enlarge: 'Didesnis vaizdas',
    enlargeNamed: 'Didesnis vaizdas: {caption}',
    area: 'Didinamas vaizdas',
    zoomIn: 'Padidinti',
    zoomOut: 'Sumažinti',
    zoom: 'Mastelis {percent} %',
    fit: 'Visas vaizdas',
  },
  en: {
    enlarge: 'Larger view',
    enlargeNamed: 'Larger view: {caption}',
    area: 'Enlarged view',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: 'Zoom {percent}%',
    fit: 'Whole view',
  },
  ru: {
    enlarge: 'Крупнее',
    enlargeNamed: 'Крупнее: {caption}',
    area: 'Увеличенный вид',
    zoomIn: 'Увеличить',
    zoomOut: 'Уменьшить',
    zoom: 'Масштаб {percent} %',
    fit: 'Целиком',
  },
};
