import '@medeina/tokens/tokens.css';
import '@medeina/tokens/fonts.css';
import '../design-system/src/styles/layers.css.ts';
import '../design-system/src/styles/reset.css.ts';
import './docs.css';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { vars } from '@medeina/tokens';
import { MedeinaProvider } from '@medeina/design-system/provider';
import { language as loaded } from '../design-system/src/internal/phrases/language.fixtures.ts';
import { languageOf } from '../design-system/src/styles/language.ts';
import type { Language } from '../design-system/src/styles/language.ts';
import { DocsFrame } from './blocks/DocsFrame.tsx';
import { PageTitle } from './blocks/PageTitle.tsx';
import { followLanguage } from './followLanguage.ts';
import { forcedColorFaults } from './forcedColors.ts';
import { forceColours } from './forcedPreview.ts';
import { letterFaults } from './letterFaults.ts';
import { copyable, iconsOf } from './snippet.ts';

followLanguage();

const languages: Readonly<Record<Language, string>> = { lt: 'Lietuvių', en: 'English', ru: 'Русский' };

function themeOf(value: unknown) {
  return value === 'dark' ? 'dark' : 'light';
}

// The story tests open one browser in each scheme, the dark one as narrow as a page may get: so each story is
// checked in both themes and at both ends of the width.
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
// A third browser checks only the controls in forced colours.
const isForced = matchMedia('(forced-colors: active)').matches;
const underTest = '__vitest_browser__' in globalThis;

// As the tokens do under `prefers-reduced-motion`; outside of layers it overrides them.
const stillness = `[data-medeina-theme] :is(*, ::before, ::after) { animation: none !important; }
[data-medeina-theme] { ${Object.values(vars.duration)
  .map((value) => `${value.replace(/^var\((.*)\)$/, '$1')}: 0s;`)
  .join(' ')} }`;

interface GroundProps {
  theme: 'light' | 'dark';
  language: Language;
  hasMotion: boolean;
  /** Text twice as large, as a reader sets it in the browser. */
  isLarge: boolean;
  isForced: boolean;
  children: ReactNode;
}

/** The story's document gets the theme and the language too: contrast is measured on its background. */
function Ground({ theme, language, hasMotion, isLarge, isForced, children }: GroundProps) {
  useEffect(() => {
    document.documentElement.dataset['medeinaTheme'] = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  useEffect(() => {
    document.documentElement.style.fontSize = isLarge ? '200%' : '';
  }, [isLarge]);
  useEffect(() => {
    forceColours(isForced);
  }, [isForced]);
  return (
    <MedeinaProvider theme={theme} locale={language}>
      {!hasMotion && <style>{stillness}</style>}
      {children}
    </MedeinaProvider>
  );
}

const withGround: Decorator = (Story, { globals, parameters }) => (
  <Ground
    theme={themeOf(globals['theme'])}
    language={languageOf(String(globals['locale']))}
    hasMotion={globals['motion'] !== 'reduced'}
    isLarge={globals['text'] === 'double'}
    isForced={globals['colours'] === 'forced'}
  >
    {underTest && parameters['layout'] !== 'fullscreen' ? (
      // Storybook pads stories; the tests do not, but real pages have a gutter.
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ) : (
      <Story />
    )}
  </Ground>
);

/** The icons of a story; one with hooks tells none outside React. */
function drawnBy(context: StoryContext): string[] {
  try {
    return iconsOf(context.originalStoryFn(context.args, context));
  } catch {
    return [];
  }
}

const preview: Preview = {
  initialGlobals: {
    theme: prefersDark ? 'dark' : 'light',
    locale: loaded,
    motion: 'system',
    text: 'normal',
    colours: 'own',
    ...(underTest ? { viewport: { value: prefersDark ? 'narrow' : 'desktop', isRotated: false } } : {}),
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: Object.entries(languages).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'system', title: 'Motion as the system has it' },
          { value: 'reduced', title: 'No motion' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'Size of text',
      toolbar: {
        icon: 'zoom',
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
    colours: {
      description:
        'Colours. Forced ones follow the specification on the style sheets; only the system forces them in full',
      toolbar: {
        icon: 'eye',
        items: [
          { value: 'own', title: 'Own colours' },
          { value: 'forced', title: 'Forced colours, emulated' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [withGround],
  parameters: {
    layout: 'padded',
    docs: {
      container: DocsFrame,
      components: { h1: PageTitle },
      source: {
        type: 'dynamic',
        transform: (code: string, context: StoryContext) => copyable(code, context.title, drawnBy(context)),
      },
    },
    jsx: { showFunctions: false, sortProps: false, useBooleanShorthandSyntax: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          'Theming',
          'Content and tone',
          'Accessibility',
          'Releases',
          'Foundations',
          'Primitives',
          'Catalogue',
          'Learning',
          'Account',
          'Shopping',
          'Site',
          'Elements',
          'Pages',
        ],
      },
    },
    backgrounds: { disable: true },
    // The two modes that `pnpm visual` compares, for Chromatic too.
    chromatic: {
      modes: {
        'light 1280': { theme: 'light', viewport: 'desktop' },
        'dark 390': { theme: 'dark', viewport: 'phone' },
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrowest, 320', styles: { width: '320px', height: '720px' }, type: 'mobile' },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 900', styles: { width: '900px', height: '1100px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    a11y: {
      // In forced colours the system sets the contrast; other rules are checked in the other browsers.
      test: underTest && isForced ? 'off' : 'error',
      options: {
        // axe's own choice of rules, and two more.
        rules: {
          'color-contrast-enhanced': { enabled: true },
          'target-size': { enabled: true },
          // Page-level rules, which the tests of the pages check.
          region: { enabled: false },
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
          'heading-order': { enabled: false },
          bypass: { enabled: false },
          'document-title': { enabled: false },
        },
      },
    },
  },
  afterEach: ({ canvasElement, viewMode }) => {
    // A page of the documentation is not its story.
    if (viewMode === 'docs') return;
    if (underTest && isForced) {
      const faults = forcedColorFaults(canvasElement.ownerDocument.body);
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return;
    }
    const { documentElement: page, body } = canvasElement.ownerDocument;
    // The reset clips what sticks out; measured without it.
    page.style.overflowX = 'visible';
    body.style.overflowX = 'visible';
    const tooWide = (how: string) =>
      page.scrollWidth > page.clientWidth
        ? [`The story is ${page.scrollWidth} px wide in ${page.clientWidth} px${how}: it must reflow.`]
        : [];
    const faults = [...(underTest ? letterFaults(body) : []), ...tooWide('')];
    if (page.clientWidth >= 1280) {
      page.style.fontSize = '200%';
      faults.push(...tooWide(' with text twice as large'));
      page.style.removeProperty('font-size');
    }
    page.style.removeProperty('overflow-x');
    body.style.removeProperty('overflow-x');
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default preview;
