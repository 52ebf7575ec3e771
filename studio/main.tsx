import './studio.css'
import { renderStudio } from 'sanity'
import { hosted, isSiteOrigin } from './config/environment.ts'
import config from './sanity.config.ts'
import { keepToOwnServer } from './streams/fetch.ts'
import 'virtual:preloaded-parts'

if (!hosted) keepToOwnServer(isSiteOrigin)

renderStudio(document.getElementById('studio'), config)
