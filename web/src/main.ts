import { mount } from 'svelte';
import App from './App.svelte';
import './styles/base.css';
import './styles/frame.css';
import './styles/pages.css';
import { keepShell } from './shell';
import { words } from './words/words.svelte';

words.speak();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });
if (import.meta.env.PROD) keepShell();
