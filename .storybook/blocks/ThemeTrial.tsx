import { useState } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  Badge,
  Button,
  Checkbox,
  Inline,
  Link,
  MedeinaProvider,
  ProgressBar,
  Stack,
} from '@medeina/design-system';
import { t } from '../../design-system/src/internal/phrases.fixtures.ts';
import { useGlobal } from './useGlobal.ts';

const colours = [
  { name: 'Spruce', value: undefined },
  { name: 'Sea', value: '#0b4a6f' },
  { name: 'Plum', value: '#6b2a5e' },
  { name: 'Brick', value: '#8c3218' },
] as const;

/** Components in an accent of the reader's choice, by one variable on the root. */
export function ThemeTrial() {
  const [colour, setColour] = useState<string>();
  const locale = useGlobal('locale');
  const theme = useGlobal('theme') === 'dark' ? 'dark' : 'light';
  return (
    <figure className="book-example book-trial">
      <style>{colour === undefined ? '' : `:root { --medeina-accent: ${colour}; }`}</style>
      <Unstyled>
        <MedeinaProvider theme={theme} locale={typeof locale === 'string' ? locale : 'lt'}>
          <div className="book-stage">
            <Stack gap={16}>
              <Inline gap={12}>
                <Button>{t('Į krepšelį')}</Button>
                <Button variant="outline">{t('Plačiau')}</Button>
                <Link href="#theming">{t('Kaip tai veikia')}</Link>
                <Badge tone="accent">{t('Nemokamai')}</Badge>
              </Inline>
              <Checkbox label={t('Noriu gauti naujienas')} defaultChecked />
              <ProgressBar value={11} max={27} label={t('Pažanga')} />
            </Stack>
          </div>
        </MedeinaProvider>
      </Unstyled>
      <figcaption className="book-swatches">
        {colours.map(({ name, value }) => (
          <button key={name} type="button" aria-pressed={colour === value} onClick={() => setColour(value)}>
            <i style={{ background: value ?? '#16563a' }} />
            {name}
          </button>
        ))}
        <code>
          {colour === undefined ? 'No value of your own' : `:root { --medeina-accent: ${colour}; }`}
        </code>
      </figcaption>
    </figure>
  );
}
