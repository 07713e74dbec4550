import type { Say } from '../../../internal/words.ts';
import type { EcgStripWord } from './EcgStrip.words.ts';
import { wavesOf } from './leads.ts';
import type { Ecg, EcgLead } from './strip.ts';

/** From here on a shift of the ST segment is a finding; from there on a Q or an R is. Millimetres. */
const shift = 0.5;
const deep = 2;
const tall = 6;

/** What can be seen on a strip, in sentences. */
export function describe(ecg: Ecg, say: Say<EcgStripWord>, locale: string): string {
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const seconds = (milliseconds: number) =>
    (milliseconds / 1000).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { rhythm } = ecg;
  const values = {
    rate: 'rate' in ecg ? ecg.rate : '',
    atria: 'conduction' in ecg ? ecg.rate * ecg.conduction : 'atria' in ecg ? (ecg.atria ?? '') : '',
    conduction: 'conduction' in ecg ? ecg.conduction : '',
    group: 'group' in ecg ? ecg.group : '',
    height: 'height' in ecg ? number(ecg.height) : '',
  };
  const intervals = [
    ...('pr' in ecg && ecg.pr !== undefined ? [say('pr', { seconds: seconds(ecg.pr) })] : []),
    ...('qrs' in ecg && ecg.qrs !== undefined ? [say('qrs', { seconds: seconds(ecg.qrs) })] : []),
    ...('qt' in ecg && ecg.qt !== undefined ? [say('qt', { seconds: seconds(ecg.qt) })] : []),
  ];
  const events =
    rhythm === 'sinus'
      ? (ecg.events ?? []).map((event) =>
          say(event.kind, {
            after: event.after,
            seconds: event.kind === 'pause' ? number(event.seconds) : '',
          }),
        )
      : [];
  return [
    say('intro', {
      count: ecg.leads.length,
      leads: ecg.leads.map(({ lead }) => lead).join(', '),
      seconds: number(ecg.seconds),
    }),
    say(rhythm, values),
    ...(rhythm === 'ventricular-tachycardia' && ecg.atria !== undefined ? [say('dissociated', values)] : []),
    ...intervals,
    ...('delta' in ecg && (ecg.delta ?? 0) > 0 ? [say('delta')] : []),
    ...('alternans' in ecg && ecg.alternans !== undefined ? [say('alternans')] : []),
    ...events,
    ...((ecg.tremor ?? 0) > 0 ? [say('tremor')] : []),
    ...ecg.leads.flatMap((lead) => {
      const findings = findingsOf(lead, say, number);
      return findings.length === 0 ? [] : [say('lead', { lead: lead.lead, findings: findings.join(', ') })];
    }),
  ].join(' ');
}

/** What an author says of a lead, as far as it is a finding. */
function findingsOf(given: EcgLead, say: Say<EcgStripWord>, number: (value: number) => string): string[] {
  const { st, t2, r2, s, osborn, peaked } = wavesOf(given);
  const isTurned = given.t !== undefined && given.t < 0 && given.lead !== 'aVR';
  return [
    ...(given.q !== undefined && given.q >= deep ? [say('deepQ')] : []),
    ...(r2 > 0 ? [say(s === 0 ? 'notchedR' : 'secondR')] : []),
    ...(given.lead.startsWith('V') && given.r !== undefined && given.r >= tall && given.r > s
      ? [say('tallR')]
      : []),
    ...(osborn > 0 ? [say('osborn', { value: number(osborn) })] : []),
    ...(st >= shift ? [say('elevated', { value: number(st) })] : []),
    ...(st <= -shift ? [say('depressed', { value: number(-st) })] : []),
    ...(t2 === undefined ? (isTurned ? [say('negativeT')] : []) : [say('biphasicT')]),
    ...(peaked ? [say('peakedT')] : []),
  ];
}
