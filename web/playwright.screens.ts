import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Pictures of all pages, each of a game driven through the server, into docs/screens. */
export default defineConfig({ ...tests, testMatch: 'screens.ts', workers: 2, timeout: 240_000 });
