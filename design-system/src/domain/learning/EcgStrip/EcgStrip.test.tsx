import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MedeinaProvider } from '../../../styles/provider.tsx';
import { ectopicBeats, inferiorInfarction, rhythms, wellens } from './EcgStrip.fixtures.ts';
import { EcgStrip } from './EcgStrip.tsx';
import type { Ecg } from './EcgStrip.tsx';

function described(ecg: Ecg, locale: 'lt' | 'en' | 'ru'): string {
  const html = renderToString(
    <MedeinaProvider locale={locale}>
      <EcgStrip ecg={ecg} />
    </MedeinaProvider>,
  );
  return /aria-label="([^"]*)"/.exec(html)?.[1]?.replaceAll(/\s/g, ' ') ?? '';
}

test('a screen reader hears what is found where', () => {
  expect(described(inferiorInfarction, 'lt')).toBe(
    'EKG, derivacijos II, III, aVF, I, aVL, V2, 2,5 s. Sinusinis ritmas, 84 k./min. PR 0,16 s. QRS 0,09 s. II: ST pakilęs 2 mm. III: gilus Q, ST pakilęs 3 mm. aVF: ST pakilęs 2,5 mm. I: ST nusileidęs 1 mm, T neigiamas. aVL: ST nusileidęs 1,5 mm, T neigiamas.',
  );
  expect(described(wellens, 'en')).toContain('V2: T biphasic. V3: T biphasic.');
  expect(described(rhythms.mobitzTwo, 'ru')).toContain('один зубец P из 3 остаётся без QRS');
  expect(described(ectopicBeats, 'en')).toContain(
    'After 2 sinus beats an early broad complex without a P wave',
  );
});
