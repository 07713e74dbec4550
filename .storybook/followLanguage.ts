import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { language } from '../design-system/src/internal/phrases/language.fixtures.ts';
import { languageOf } from '../design-system/src/styles/language.ts';

interface Choices {
  readonly userGlobals: { readonly locale?: string };
}

/**
 * Loads the stories again when the toolbar asks for another language, because their words are read once. The toolbar
 * sends its other choices again by itself.
 */
export function followLanguage(): void {
  addons.getChannel().on(GLOBALS_UPDATED, ({ userGlobals }: Choices) => {
    const wanted = languageOf(userGlobals.locale ?? language);
    if (wanted === language) return;
    const address = new URL(location.href);
    address.searchParams.set('globals', `locale:${wanted}`);
    location.replace(address);
  });
}
