import { domainGlobal, domainStyle } from '../../../styles/layered.ts';
import { cut, font } from '../../../styles/vars.ts';

// Black on white in both themes, for printing.
const INK = '#000000';
const PAPER = '#ffffff';
const rule = `1px solid ${INK}`;

export const paper = domainStyle({
  boxSizing: 'border-box',
  maxWidth: '210mm',
  margin: '0 auto',
  padding: 'clamp(16px, 5vw, 56px)',
  background: PAPER,
  color: INK,
  fontFamily: font.numbers,
  fontSize: '11pt',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  vars: { '--medeina-brand': INK, '--medeina-seed': INK, '--medeina-ring': INK, '--medeina-ring-seed': INK },
  '@media': { print: { maxWidth: 'none', padding: 0 } },
});

// Prints only the invoice, wherever it is in the page.
domainGlobal(`body:has(${paper}) :not(:has(${paper}), ${paper}, ${paper} *)`, {
  '@media': { print: { display: 'none' } },
});

export const head = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '16px 32px',
});

export const names = domainStyle({ minWidth: 0 });

export const title = domainStyle({
  margin: 0,
  fontSize: '16pt',
  fontVariationSettings: cut.flared,
  fontWeight: 500,
  lineHeight: 1.2,
});

export const figures = domainStyle({ margin: '4px 0 0' });

export const parties = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: '16px 32px',
  margin: '32px 0',
});

export const party = domainStyle({ minWidth: 0 });
export const label = domainStyle({ margin: '0 0 2px', fontSize: '9pt' });
export const partyName = domainStyle({ margin: 0, fontWeight: 600 });
export const partyLine = domainStyle({ margin: 0 });

export const table = domainStyle({ width: '100%', borderCollapse: 'collapse' });

const cellRule = { padding: '8px 8px 8px 0', verticalAlign: 'top' } as const;
const endRule = { paddingInline: '8px 0', textAlign: 'end', whiteSpace: 'nowrap' } as const;

/** On a phone's screen the figures of a line go below its name; paper has room. */
const narrow = 'screen and (max-width: 599px)';

export const column = domainStyle({
  ...cellRule,
  borderBottom: `1.5px solid ${INK}`,
  fontSize: '9pt',
  fontWeight: 600,
  textAlign: 'start',
  '@media': { [narrow]: { gridColumn: '1 / -1', borderBottom: 0, paddingBlockEnd: 0 } },
});
export const columnEnd = domainStyle({
  ...cellRule,
  ...endRule,
  borderBottom: `1.5px solid ${INK}`,
  fontSize: '9pt',
  fontWeight: 600,
  '@media': { [narrow]: { paddingInline: 0 } },
});

const inLines = {
  [narrow]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

export const headRow = domainStyle({ '@media': inLines });
export const row = domainStyle({ breakInside: 'avoid', '@media': inLines });
export const cell = domainStyle({
  ...cellRule,
  borderBottom: rule,
  '@media': { [narrow]: { gridColumn: '1 / -1', borderBottom: 0, paddingBlockEnd: 0 } },
});
export const cellEnd = domainStyle({
  ...cellRule,
  ...endRule,
  borderBottom: rule,
  '@media': { [narrow]: { paddingInline: 0, paddingBlockStart: '2px' } },
});

export const totals = domainStyle({
  maxWidth: '20rem',
  margin: '16px 0 0 auto',
  breakInside: 'avoid',
});

export const total = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 24px',
  padding: '4px 0',
  selectors: { '&:last-child': { marginTop: '4px', paddingTop: '8px', borderTop: rule, fontWeight: 600 } },
});

export const value = domainStyle({ margin: '0 0 0 auto', textAlign: 'end' });

export const note = domainStyle({ margin: '24px 0 0', fontSize: '9pt' });
