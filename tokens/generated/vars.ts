// Written by the build from the token source; change that instead.

/** Every token as a CSS value: `vars.color.textMuted` is `var(--medeina-text-muted)`. */
export const vars = {
  "color": {
    "bg": "var(--medeina-bg)",
    "surface": "var(--medeina-surface)",
    "raised": "var(--medeina-raised)",
    "sunken": "var(--medeina-sunken)",
    "border": "var(--medeina-border)",
    "borderStrong": "var(--medeina-border-strong)",
    "text": "var(--medeina-text)",
    "textMuted": "var(--medeina-text-muted)",
    "accent": "var(--medeina-legible-accent)",
    "accentHover": "var(--medeina-legible-accent-hover)",
    "accentContrast": "var(--medeina-accent-contrast)",
    "accentSoft": "var(--medeina-accent-soft)",
    "accentText": "var(--medeina-legible-accent-text)",
    "amber": "var(--medeina-amber)",
    "amberContrast": "var(--medeina-amber-contrast)",
    "amberSoft": "var(--medeina-amber-soft)",
    "amberText": "var(--medeina-amber-text)",
    "success": "var(--medeina-success)",
    "successSoft": "var(--medeina-success-soft)",
    "warning": "var(--medeina-warning)",
    "warningSoft": "var(--medeina-warning-soft)",
    "danger": "var(--medeina-danger)",
    "dangerSoft": "var(--medeina-danger-soft)",
    "info": "var(--medeina-info)",
    "infoSoft": "var(--medeina-info-soft)",
    "focus": "var(--medeina-focus)",
    "rating": "var(--medeina-rating)",
    "chart1": "var(--medeina-chart-1)",
    "chart2": "var(--medeina-chart-2)",
    "chart3": "var(--medeina-chart-3)",
    "chart4": "var(--medeina-chart-4)",
    "chart5": "var(--medeina-chart-5)",
    "track": "var(--medeina-track)",
    "deep": "var(--medeina-deep)",
    "deep2": "var(--medeina-deep-2)",
    "deepText": "var(--medeina-deep-text)",
    "deepMuted": "var(--medeina-deep-muted)",
    "deepLine": "var(--medeina-deep-line)",
    "brand": "var(--medeina-brand)",
    "seed": "var(--medeina-seed)",
    "plate": "var(--medeina-plate)",
    "line": "var(--medeina-line)",
    "ink": "var(--medeina-ink)"
  },
  "category": {
    "emergency": {
      "plate": "var(--medeina-category-emergency-plate)",
      "line": "var(--medeina-category-emergency-line)",
      "ink": "var(--medeina-category-emergency-ink)"
    },
    "cardiology": {
      "plate": "var(--medeina-category-cardiology-plate)",
      "line": "var(--medeina-category-cardiology-line)",
      "ink": "var(--medeina-category-cardiology-ink)"
    },
    "nursing": {
      "plate": "var(--medeina-category-nursing-plate)",
      "line": "var(--medeina-category-nursing-line)",
      "ink": "var(--medeina-category-nursing-ink)"
    },
    "pharmacy": {
      "plate": "var(--medeina-category-pharmacy-plate)",
      "line": "var(--medeina-category-pharmacy-line)",
      "ink": "var(--medeina-category-pharmacy-ink)"
    },
    "paediatrics": {
      "plate": "var(--medeina-category-paediatrics-plate)",
      "line": "var(--medeina-category-paediatrics-line)",
      "ink": "var(--medeina-category-paediatrics-ink)"
    },
    "airway": {
      "plate": "var(--medeina-category-airway-plate)",
      "line": "var(--medeina-category-airway-line)",
      "ink": "var(--medeina-category-airway-ink)"
    },
    "communication": {
      "plate": "var(--medeina-category-communication-plate)",
      "line": "var(--medeina-category-communication-line)",
      "ink": "var(--medeina-category-communication-ink)"
    },
    "imaging": {
      "plate": "var(--medeina-category-imaging-plate)",
      "line": "var(--medeina-category-imaging-line)",
      "ink": "var(--medeina-category-imaging-ink)"
    },
    "hue200": {
      "plate": "var(--medeina-category-hue-200-plate)",
      "line": "var(--medeina-category-hue-200-line)",
      "ink": "var(--medeina-category-hue-200-ink)"
    },
    "hue110": {
      "plate": "var(--medeina-category-hue-110-plate)",
      "line": "var(--medeina-category-hue-110-line)",
      "ink": "var(--medeina-category-hue-110-ink)"
    },
    "hue290": {
      "plate": "var(--medeina-category-hue-290-plate)",
      "line": "var(--medeina-category-hue-290-line)",
      "ink": "var(--medeina-category-hue-290-ink)"
    },
    "hue60": {
      "plate": "var(--medeina-category-hue-60-plate)",
      "line": "var(--medeina-category-hue-60-line)",
      "ink": "var(--medeina-category-hue-60-ink)"
    }
  },
  "space": {
    "4": "var(--medeina-space-4)",
    "8": "var(--medeina-space-8)",
    "12": "var(--medeina-space-12)",
    "16": "var(--medeina-space-16)",
    "20": "var(--medeina-space-20)",
    "24": "var(--medeina-space-24)",
    "32": "var(--medeina-space-32)",
    "40": "var(--medeina-space-40)",
    "48": "var(--medeina-space-48)",
    "56": "var(--medeina-space-56)",
    "64": "var(--medeina-space-64)",
    "80": "var(--medeina-space-80)",
    "96": "var(--medeina-space-96)",
    "112": "var(--medeina-space-112)",
    "gutter": "var(--medeina-space-gutter)",
    "section": "var(--medeina-space-section)"
  },
  "radius": {
    "xs": "var(--medeina-radius-xs)",
    "sm": "var(--medeina-radius-sm)",
    "md": "var(--medeina-radius-md)",
    "lg": "var(--medeina-radius-lg)",
    "xl": "var(--medeina-radius-xl)",
    "full": "var(--medeina-radius-full)"
  },
  "borderWidth": {
    "rule": "var(--medeina-border-width-rule)",
    "control": "var(--medeina-border-width-control)",
    "invalid": "var(--medeina-border-width-invalid)",
    "current": "var(--medeina-border-width-current)"
  },
  "shadow": {
    "1": "var(--medeina-shadow-1)",
    "2": "var(--medeina-shadow-2)",
    "3": "var(--medeina-shadow-3)"
  },
  "zIndex": {
    "base": "var(--medeina-z-base)",
    "sticky": "var(--medeina-z-sticky)",
    "header": "var(--medeina-z-header)",
    "overlay": "var(--medeina-z-overlay)",
    "dialog": "var(--medeina-z-dialog)",
    "toast": "var(--medeina-z-toast)",
    "tooltip": "var(--medeina-z-tooltip)"
  },
  "duration": {
    "fast": "var(--medeina-duration-fast)",
    "med": "var(--medeina-duration-med)",
    "slow": "var(--medeina-duration-slow)"
  },
  "ease": {
    "standard": "var(--medeina-ease-standard)"
  },
  "font": {
    "text": "var(--medeina-font-text)",
    "figures": "var(--medeina-font-figures)"
  },
  "type": {
    "display": {
      "size": "var(--medeina-type-display-size)",
      "line": "var(--medeina-type-display-line)",
      "weight": "var(--medeina-type-display-weight)",
      "tracking": "var(--medeina-type-display-tracking)",
      "flare": "var(--medeina-type-display-flare)"
    },
    "h1": {
      "size": "var(--medeina-type-h1-size)",
      "line": "var(--medeina-type-h1-line)",
      "weight": "var(--medeina-type-h1-weight)",
      "tracking": "var(--medeina-type-h1-tracking)",
      "flare": "var(--medeina-type-h1-flare)"
    },
    "h2": {
      "size": "var(--medeina-type-h2-size)",
      "line": "var(--medeina-type-h2-line)",
      "weight": "var(--medeina-type-h2-weight)",
      "tracking": "var(--medeina-type-h2-tracking)",
      "flare": "var(--medeina-type-h2-flare)"
    },
    "h3": {
      "size": "var(--medeina-type-h3-size)",
      "line": "var(--medeina-type-h3-line)",
      "weight": "var(--medeina-type-h3-weight)",
      "tracking": "var(--medeina-type-h3-tracking)",
      "flare": "var(--medeina-type-h3-flare)"
    },
    "h4": {
      "size": "var(--medeina-type-h4-size)",
      "line": "var(--medeina-type-h4-line)",
      "weight": "var(--medeina-type-h4-weight)",
      "tracking": "var(--medeina-type-h4-tracking)",
      "flare": "var(--medeina-type-h4-flare)"
    },
    "lead": {
      "size": "var(--medeina-type-lead-size)",
      "line": "var(--medeina-type-lead-line)",
      "weight": "var(--medeina-type-lead-weight)",
      "tracking": "var(--medeina-type-lead-tracking)",
      "flare": "var(--medeina-type-lead-flare)"
    },
    "body": {
      "size": "var(--medeina-type-body-size)",
      "line": "var(--medeina-type-body-line)",
      "weight": "var(--medeina-type-body-weight)",
      "tracking": "var(--medeina-type-body-tracking)",
      "flare": "var(--medeina-type-body-flare)"
    },
    "ui": {
      "size": "var(--medeina-type-ui-size)",
      "line": "var(--medeina-type-ui-line)",
      "weight": "var(--medeina-type-ui-weight)",
      "tracking": "var(--medeina-type-ui-tracking)",
      "flare": "var(--medeina-type-ui-flare)"
    },
    "small": {
      "size": "var(--medeina-type-small-size)",
      "line": "var(--medeina-type-small-line)",
      "weight": "var(--medeina-type-small-weight)",
      "tracking": "var(--medeina-type-small-tracking)",
      "flare": "var(--medeina-type-small-flare)"
    },
    "caption": {
      "size": "var(--medeina-type-caption-size)",
      "line": "var(--medeina-type-caption-line)",
      "weight": "var(--medeina-type-caption-weight)",
      "tracking": "var(--medeina-type-caption-tracking)",
      "flare": "var(--medeina-type-caption-flare)"
    },
    "numeral": {
      "size": "var(--medeina-type-numeral-size)",
      "line": "var(--medeina-type-numeral-line)",
      "weight": "var(--medeina-type-numeral-weight)",
      "tracking": "var(--medeina-type-numeral-tracking)",
      "flare": "var(--medeina-type-numeral-flare)"
    }
  },
  "grid": {
    "content": "var(--medeina-grid-content)",
    "gap": "var(--medeina-grid-gap)",
    "gapMobile": "var(--medeina-grid-gap-mobile)"
  }
} as const;

/** Widths at which layouts change, in CSS pixels; a media query cannot take a variable. */
export const breakpoints = {
  "tablet": 900,
  "desktop": 1200,
  "wide": 1400,
  "card": 420
} as const;

/** The fields of medicine that have colours of their own, then the hues kept for later ones, in their order. */
export const categoryHues = [
  "emergency",
  "cardiology",
  "nursing",
  "pharmacy",
  "paediatrics",
  "airway",
  "communication",
  "imaging",
  "hue-200",
  "hue-110",
  "hue-290",
  "hue-60"
] as const;
