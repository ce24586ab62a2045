'use client';

export { default } from './global-error';
