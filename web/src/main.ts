import { mount } from 'svelte';
// In both languages with the script: fetched when it runs, the words would have the first page wait once more for the way there and back.
import english from '../../crates/words/words/page.en.ftl?raw';
import french from '../../crates/words/words/page.fr.ftl?raw';
import App from './App.svelte';
import './styles/base.css';
import './styles/frame.css';
import './styles/pages.css';
import { settings } from './settings.svelte';
import { keepShell } from './shell';
import { Lexicon } from './words/lexicon';
import { words } from './words/words.svelte';

words.lexicon = new Lexicon(settings.language, [{ en: english, fr: french }[settings.language]]);
document.documentElement.lang = settings.language;
const target = document.getElementById('app');
if (target !== null) mount(App, { target });
if (import.meta.env.PROD) keepShell();
