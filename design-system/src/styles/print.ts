const ink = '#000000';
const paper = '#ffffff';
const line = '#808080';

/** The colours of a component on paper, in both themes: ink on white, for browsers print no grounds. */
export const inkOnWhite = {
  background: paper,
  color: ink,
  boxShadow: 'none',
  vars: {
    '--medeina-bg': paper,
    '--medeina-surface': paper,
    '--medeina-raised': paper,
    '--medeina-sunken': paper,
    '--medeina-text': ink,
    '--medeina-text-muted': ink,
    '--medeina-accent-text': ink,
    '--medeina-border': line,
    '--medeina-border-strong': ink,
    '--medeina-success': ink,
    '--medeina-success-soft': paper,
    '--medeina-danger': ink,
    '--medeina-danger-soft': paper,
    '--medeina-brand': ink,
    '--medeina-seed': ink,
    '--medeina-ring': ink,
    '--medeina-ring-seed': ink,
  },
} as const;
