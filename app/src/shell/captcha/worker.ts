import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Tries numbers until one fits, beside the page.
handler({ deriveKey });
