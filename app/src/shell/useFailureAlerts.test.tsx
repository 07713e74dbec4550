import { MedeinaProvider } from '@medeina/design-system/provider';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { reportFailure } from '../data/client.ts';
import { CallError } from '../session/transport.ts';
import en from '../messages/en.json' with { type: 'json' };
import lt from '../messages/lt.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };
import { ShownAlerts } from './alerts.tsx';
import { useFailureAlerts } from './useFailureAlerts.ts';

afterEach(cleanup);

function Told() {
  useFailureAlerts();
  return <ShownAlerts />;
}

const catalogues = { lt, en, ru };

test.each([
  ['en', null, 'Please wait one minute before you go on using the site.'],
  ['lt', 90, 'Prašome palaukti vieną minutę kol vėl galėsite toliau naudotis svetaine.'],
  ['lt', 91, 'Prašome palaukti 2 minutes ir bandyti dar kartą.'],
  ['lt', 600, 'Prašome palaukti 10 minučių ir bandyti dar kartą.'],
  ['lt', 1260, 'Prašome palaukti 21 minutę ir bandyti dar kartą.'],
  ['en', 3600, 'Please wait 60 minutes and try again.'],
  ['ru', 3001, 'Подождите, пожалуйста, 51 минуту и попробуйте ещё раз.'],
  ['ru', 120, 'Подождите, пожалуйста, 2 минуты и попробуйте ещё раз.'],
  ['ru', 1800, 'Подождите, пожалуйста, 30 минут и попробуйте ещё раз.'],
] as const)('who is too fast in %s hears how long %s seconds are', (language, seconds, words) => {
  render(
    <IntlProvider locale={language} messages={catalogues[language]}>
      <MedeinaProvider locale={language}>
        <Told />
      </MedeinaProvider>
    </IntlProvider>,
  );
  act(() => reportFailure(new CallError(429, {}, seconds)));
  expect(screen.getByText(words)).toBeDefined();
});
