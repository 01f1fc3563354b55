/** What stands in the rail on a desk, and over field and tray on a phone. */
export type Panel = 'rules' | 'story' | 'menu' | 'score' | 'invite' | 'join' | 'hint' | 'worth';
