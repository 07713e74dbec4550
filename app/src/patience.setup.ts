import { configure } from '@testing-library/react';

/** As long as a test may take: none is judged by its time, however busy the machine. In milliseconds. */
const patience = 30_000;

configure({ asyncUtilTimeout: patience });
