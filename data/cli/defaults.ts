import type {Text} from '../text';

/** Defaults that many options and fields share. */

export const off: Text = {en: 'off', ko: '꺼짐'};

export const byFramework: Text = {en: 'depends on the framework', ko: '프레임워크에 따름'};

export const asked: Text = {en: 'you are asked', ko: '실행할 때 물음'};

export const required: Text = {en: 'required', ko: '필수'};

export const none: Text = {en: 'none', ko: '없음'};
